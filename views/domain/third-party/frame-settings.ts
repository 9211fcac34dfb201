/**
 * What a page sends to the frame in which a third party's script runs
 * (client/third-party-frame.ts).
 */
export interface FrameSettings {
  script: string;
  /** Language of the frame's document. */
  lang: string;
  /** `data-` attributes of the script and of the element before it. */
  attributes: Readonly<Record<string, string>>;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  /** CSS selector of a button to press once the script has run. */
  press?: string;
  /** Name of a global object to open once the script has run. */
  api?: string;
}

/** Message of the frame to the page. */
export interface FrameMessage {
  /**
   * `ready`: it shows something; `height`: its content's height changed; `failed`: its script could
   * not be loaded; `no-button`, `no-api`: the script did not add its button or its global object.
   */
  thirdParty: 'ready' | 'height' | 'failed' | 'no-button' | 'no-api';
  /** Pixels. */
  height?: number;
}
