import { z } from 'zod';

// Imported before any schema is made. Zod otherwise writes and compiles a function for each object
// schema at its first use, which costs more at the start than it saves, unless there are thousands
// of objects.
z.config({ jitless: true });
