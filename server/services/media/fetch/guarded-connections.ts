import { isIP } from 'node:net';
import { OutgoingConnections } from '../../../platform/http/outgoing-connections.ts';
import { checkedAddresses, type NetworkAccess } from './network-access.ts';

/**
 * Connects to IP addresses that may be connected to, and to no other: a host is not resolved again
 * between check and connection.
 * @param maxBytes bytes of a body, counted as they arrive; unlimited by default.
 */
export function guardedConnections(reach: NetworkAccess, maxBytes = -1): OutgoingConnections {
  return new OutgoingConnections(({ Agent, buildConnector }) => {
    const connect = buildConnector({
      allowH2: false,
      // Node asks for all of them and tries them in turn until one answers.
      autoSelectFamily: true,
      lookup: (hostname, _options, found) => {
        checkedAddresses(hostname, reach).then(
          (addresses) =>
            found(
              null,
              addresses.map((address) => ({ address, family: isIP(address) })),
            ),
          (error: Error) => found(error, []),
        );
      },
    });
    return new Agent({
      maxResponseSize: maxBytes,
      connect(options, connected) {
        // An IP address is not looked up.
        if (isIP(options.hostname) === 0) return connect(options, connected);
        checkedAddresses(options.hostname, reach).then(
          () => connect(options, connected),
          (error: Error) => connected(error, null),
        );
      },
    });
  });
}
