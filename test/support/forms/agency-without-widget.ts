import path from 'node:path';
import { AgencyCopy } from '../agency-copy.ts';

interface SiteData {
  thirdParties: { kind: string }[];
  offices: object[];
}

/** The demo agency without its widget: its offices are open on weekdays, and closed for two days. */
export function agencyWithoutWidget(): string {
  const agency = new AgencyCopy(path.resolve('server/demo'));
  agency.edit<SiteData>('site.json', (info) => {
    info.thirdParties = info.thirdParties.filter(({ kind }) => kind !== 'appointment');
    info.offices = info.offices.map((office) => ({
      ...office,
      openingHours: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
      ],
      closedDays: [{ from: '2026-12-28', to: '2026-12-29' }],
    }));
  });
  return agency.dir;
}
