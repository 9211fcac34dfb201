import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { doubtedIn, emailDoubt, withDoubts } from '../../views/domain/forms/doubts.ts';
import type {
  FieldName,
  FormField,
  FormValues,
  ParsedForm,
} from '../../views/domain/forms/form-field.ts';
import {
  CONFIRMED_PREFIX,
  DRAFT_FIELD,
  FORM_NAME,
  HONEYPOT,
  SENDING_KEY,
  RENDERED_PREFIX,
  TO_STEP,
} from '../../views/domain/forms/form-names.ts';
import { PROOF } from '../../views/domain/forms/form-proof.ts';
import type { FormState } from '../../views/domain/forms/form-state.ts';
import { parseForm } from '../../views/domain/forms/parse-form.ts';
import { FaultSummary } from '../../views/ui/form/FaultSummary.tsx';
import type { ControlProps } from '../../views/ui/form/control-props.ts';
import { FormControl } from '../../views/ui/form/FormControl.tsx';
import type { FormTexts } from '../../views/ui/form/form-texts.ts';
import type { NetworkNotice, Notice } from './network-notice.ts';
import { NoticeText } from './NoticeText.tsx';
import { showFaults } from './show-faults.ts';
import { useCharactersLeft } from './use-characters-left.ts';
import { useFaultyTitle } from './use-faulty-title.ts';
import { useNewWindow } from './use-new-window.ts';
import { useProof } from './use-proof.ts';
import { useSending } from './use-sending.ts';
import { useWholeTexts } from './use-whole-texts.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

export interface LeadFormProps {
  /** URL that the form is posted to. */
  action: string;
  /** What the visitor has typed before, and its faults. */
  state: Omit<FormState, 'notice'>;
  fields: readonly FormField[];
  texts: FormTexts;
  /** Why a form without faults was not accepted. */
  notice: Notice | undefined;
  network: NetworkNotice;
  /** Privacy note above the button; absent in steps without personal data. */
  privacy: { text: string; link: string; href: string | undefined } | undefined;
  /** Values of the fields whose change makes others meaningless, as they are shown. */
  shownWith?: FormValues;
  /**
   * The visitor gets a file for the form: the thank-you page opens in a new window, and the form is
   * reset.
   */
  opensFile?: boolean;
  /** Present in a form of several steps. */
  wizard?: WizardProps;
}

interface Props extends LeadFormProps {
  /** A custom control for a field; undefined: the default one. */
  control?: (props: ControlProps) => ReactNode | undefined;
}

/**
 * A form for a lead. Without script it is posted and shown again with its faults. Hydrated, the
 * same parser finds them first, and the form is sent only if there is a network. A form that is
 * sent twice within the duplicate window carries the same key (client/boot/sending-key.ts).
 */
export function LeadFormFrame(props: Props) {
  const { action, state, fields, texts, notice, network, privacy, wizard, control } = props;
  const { shownWith = {}, opensFile = false } = props;
  const prefix = useId();
  const idOf = (name: FieldName) => `${prefix}${name}`;
  const [{ values, faults }, setParsed] = useState<ParsedForm>(state);
  /** What the visitor was asked about: it is still said when the form is sent again. */
  const [asked, setAsked] = useState(() => doubtedIn(state));
  const left = useCharactersLeft(fields);
  const { stage, isBusy, isOnItsWay, told, send } = useSending();
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const key = useRef<HTMLInputElement>(null);
  const proof = useProof();
  // Browsers restore checked boxes by their positions, but places of a draft are first.
  const isUnrestored = state.draft !== undefined && fields.some(({ type }) => type === 'places');

  useEffect(() => {
    if (attempts > 0) showFaults(summary.current);
  }, [attempts]);
  useWholeTexts();
  useFaultyTitle(texts.faultyTitle, Object.keys(faults).length > 0);

  /** The thank-you page opens in a new window and downloads the file; then the form is reset. */
  const answer = useNewWindow((form) => {
    form.reset();
    if (key.current) key.current.value = '';
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isOnItsWay()) return;
    if (isBusy) return event.preventDefault();
    const form = event.currentTarget;
    if (!isBackwards(event)) {
      const data = new FormData(form);
      const read = parseForm(fields, (name) => textsOf(data, name));
      const parsed = withDoubts(fields, read, (name) => asked[name], emailDoubt);
      setAttempts(attempts + 1);
      setParsed(parsed);
      setAsked({ ...asked, ...doubtedIn(parsed) });
      if (Object.keys(parsed.faults).length > 0) return event.preventDefault();
      if (opensFile && answer.open(form)) return;
    }
    send(event);
  };
  const shown = stage === 'away' || stage === 'back' ? network[stage] : notice;

  return (
    <form
      className={wizard ? 'form form-wizard' : 'form'}
      method="post"
      action={action}
      autoComplete={isUnrestored ? 'off' : undefined}
      noValidate
      onSubmit={submit}
    >
      {wizard && <Wizard {...wizard} />}
      {shown && <NoticeText ref={told} className="form-summary" {...shown} />}
      <FaultSummary ref={summary} {...{ fields, texts, faults, values, idOf }} />
      <div className="form-grid" onInput={left.onInput}>
        {fields.map((field) => {
          const { name } = field;
          const value = state.values[name] ?? '';
          const own = {
            id: idOf(name),
            field,
            texts,
            value,
            fault: faults[name],
            typed: values[name] ?? '',
            left: left.of[name],
          };
          return control?.(own) ?? <FormControl key={name} {...own} />;
        })}
      </div>
      <div className="form-trap" aria-hidden="true">
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
      </div>
      <input type="hidden" name={FORM_NAME} value={state.form} />
      {state.draft !== undefined && <input type="hidden" name={DRAFT_FIELD} value={state.draft} />}
      {Object.entries(shownWith).map(([name, value]) => (
        <input key={name} type="hidden" name={`${RENDERED_PREFIX}${name}`} value={value} />
      ))}
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={CONFIRMED_PREFIX + name} value={value} />
      ))}
      <input ref={key} type="hidden" name={SENDING_KEY} />
      <input ref={proof} type="hidden" name={PROOF} />
      {privacy && <Privacy {...privacy} />}
      <button className="button form-submit" type="submit" aria-disabled={isBusy}>
        {isBusy ? texts.sending : texts.submit}
      </button>
    </form>
  );
}

function Privacy({ text, link, href }: NonNullable<Props['privacy']>): ReactNode {
  return (
    <p className="form-privacy">
      {`${text} `}
      {href !== undefined && <a href={href}>{link}</a>}
    </p>
  );
}

/** Whether a button to an earlier step was used: the form need not be complete. */
function isBackwards({ nativeEvent }: SubmitEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === TO_STEP;
}

function textsOf(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string');
}
