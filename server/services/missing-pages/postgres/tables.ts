/** A row for each path of a day. */
const TABLES = `
  CREATE TABLE missing (
    day text COLLATE "C" NOT NULL,
    path text COLLATE "C" NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, path)
  );
`;

export const MISSING_TABLES = {
  name: 'missing-pages',
  migrations: [{ number: 1, name: 'counts of paths', effect: 'expand', sql: TABLES }],
} as const;
