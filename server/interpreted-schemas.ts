import { z } from 'zod';

// Imported before any schema is made. Zod otherwise writes and compiles a function for each object
// schema at its first use, which a start pays for and makes up for only with thousands of objects.
z.config({ jitless: true });
