import { PostgresSavedSearches } from '../../../../../server/services/alerts/postgres/postgres-saved-searches.ts';
import { PostgresLeadStore } from '../../../../../server/services/leads/postgres/postgres-lead-store.ts';
import { LEAD_TABLES } from '../../../../../server/services/leads/postgres/tables.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshTables } from '../../../../support/postgres/fresh-tables.ts';
import { savedSearchContract } from './saved-search-contract.ts';

describePostgres('PostgreSQL for saved searches', () => {
  savedSearchContract('PostgreSQL', async () => {
    const tables = await freshTables([LEAD_TABLES]);
    return {
      async open() {
        const db = tables.open();
        return { leads: new PostgresLeadStore(db), searches: new PostgresSavedSearches(db) };
      },
      end: () => tables.end(),
    };
  });
});
