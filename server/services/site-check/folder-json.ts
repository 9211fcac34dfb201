import path from 'node:path';
import { parseJson, readTextIfExists } from '../../platform/files/json-file.ts';

/** A text of a JSON file, or an object or list in it, and where it stands. */
export interface JsonNode {
  file: string;
  /** Like `params.modules[2].content`. */
  path: string;
  /** The last key of the path. */
  key: string;
  value: unknown;
}

/** The JSON files of an agency's folder as they are written. */
export class FolderJson {
  readonly #values: ReadonlyMap<string, unknown>;

  private constructor(values: ReadonlyMap<string, unknown>) {
    this.#values = values;
  }

  /** Leaves out files that are no JSON, which the start names, and those that are gone by now. */
  static async read(dir: string, files: readonly string[]): Promise<FolderJson> {
    const values = new Map<string, unknown>();
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const text = await readTextIfExists(path.join(dir, file));
      const parsed = text === undefined ? undefined : parseJson(text);
      if (parsed?.ok) values.set(file, parsed.value);
    }
    return new FolderJson(values);
  }

  /** Every value of the files whose path begins so, from the outside inwards. */
  *nodes(prefix = ''): Generator<JsonNode> {
    for (const [file, value] of this.#values) {
      if (file.startsWith(prefix)) yield* nodesOf({ file, path: '', key: '', value });
    }
  }

  /** The file of a folder whose content has this id. */
  fileOf(folder: string, id: number): string {
    const entries = [...this.#values].filter(([file]) => file.startsWith(`${folder}/`));
    const found = entries.find(([, value]) => idIn(value) === id);
    return found?.[0] ?? folder;
  }

  /** The number `id` at the top of a file. */
  idOf(file: string): number | undefined {
    return idIn(this.#values.get(file));
  }
}

function idIn(content: unknown): number | undefined {
  const id = typeof content === 'object' && content !== null && 'id' in content && content.id;
  return typeof id === 'number' ? id : undefined;
}

function* nodesOf(node: JsonNode): Generator<JsonNode> {
  yield node;
  const { file, path: at, value } = node;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${at}[${key}]` : `${at}${at === '' ? '' : '.'}${key}`;
    yield* nodesOf({ file, path: inside, key, value: inner });
  }
}
