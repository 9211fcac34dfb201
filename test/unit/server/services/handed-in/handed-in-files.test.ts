import { HandedInFiles } from '../../../../../server/services/handed-in/handed-in-files.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { handedInContract } from './handed-in-contract.ts';

describe('documents of owners in files', () => {
  handedInContract(() => new HandedInFiles(temporaryDataDir()));
});
