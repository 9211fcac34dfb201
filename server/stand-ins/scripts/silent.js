// Runs, and shows nothing.
void 0;
