import type { SubjectKind } from '../subject-kind.ts';
import { itemFormKind } from './item-form-kind.ts';
import type { ItemFormSubject } from './item-form-subject.ts';

/** The form by which a visitor asks to be called: the times in it depend on the clock. */
export const callFormKind: SubjectKind<ItemFormSubject<'call'>> = {
  ...itemFormKind('call'),
  cacheRule: () => 'no-store',
};
