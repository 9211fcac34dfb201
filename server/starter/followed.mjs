// Imported before a program (`node --import`) that ends with the process that starts it.
import { followParent } from './follow-parent.mjs';

followParent();
