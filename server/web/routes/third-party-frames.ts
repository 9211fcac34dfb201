import { type RequestHandler, Router } from 'express';
import { isFramed } from '../../../views/domain/third-party/third-party-kinds.ts';
import { partyHosts } from '../../../views/domain/third-party/party-hosts.ts';
import { framePolicy } from '../../platform/http/security-headers.ts';
import type { PageSource } from '../pages/page-source.ts';

/**
 * The same for every third party: the page sends the settings
 * (client/third-parties/party-frame.ts).
 */
const FRAME_DOCUMENT = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<script src="frame.js"></script>
</body>
</html>
`;

/**
 * `GET /third-party/{id}`: the document in which the script of a third party runs, without the
 * site's origin; and `/third-party/frame.js`, which starts it there.
 * @param script handler of the frame's script.
 */
export function thirdPartyFrames(
  source: Pick<PageSource, 'site'>,
  script: RequestHandler,
): RequestHandler {
  const router = Router();
  // For the frame, whose origin is opaque, the site is cross-origin.
  router.use(
    '/frame.js',
    (_req, res, next) => {
      res.set('Cross-Origin-Resource-Policy', 'cross-origin');
      next();
    },
    script,
  );
  router.get('/:id', (req, res, next) => {
    const { thirdParties } = source.site.info;
    const party = thirdParties.find(({ id }) => id === req.params.id);
    if (!party || !isFramed(party)) return next();
    res.locals.quiet = true;
    // Chromium warns where a sandboxed frame asks for an agent cluster of its own, which it has.
    res.removeHeader('Origin-Agent-Cluster');
    // A booking can be downloaded as a calendar file.
    const policy = framePolicy(partyHosts(party), party.kind === 'appointment');
    res.set({ ...policy, 'Cache-Control': 'no-cache' });
    res.type('html').send(FRAME_DOCUMENT);
  });
  return router;
}
