import { createHash } from 'node:crypto';
import { isWork, workText } from '../../views/domain/forms/form-proof.ts';

/** What a browser would send for a token; or, with another test, what it would not. */
export function foundWork(token: string, wanted = (isFound: boolean) => isFound): string {
  for (let number = 0; ; number++) {
    const text = workText(token, number);
    if (wanted(isWork(createHash('sha256').update(text).digest()))) return text;
  }
}
