import type { TypingAsked, TypingTimes } from './typing.ts';

// Visitors of the site, in a process of their own: some type into the search box, one reads.

/** Milliseconds between two letters: as long as the search box waits before it asks. */
const BETWEEN = 150;
const SENTENCES = [
  'huis met tuin rond gent onder 400k',
  'appartement 2 slaapkamers antwerpen',
  'maison 4 façades à namur',
  'korenlei 12 gent',
  'brugge',
  'villa knokke-heist zwembad',
  'studio leuven vaartstraat',
];

process.on('message', (asked: TypingAsked) => {
  void timesOf(asked).then((times) => process.send?.(times));
});

async function timesOf({ origin, clients, pages }: TypingAsked): Promise<TypingTimes> {
  const end = new AbortController();
  const suggestions: number[] = [];
  const typing = Array.from({ length: clients }, (_, client) =>
    type({ origin, client, end: end.signal, suggestions }),
  );
  const read: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const url = `${origin}/nl/te-koop?bench=${page}`;
    // Once more where the server has just closed the idle connection.
    read.push(await took(url).catch(() => took(url)));
    await wait(BETWEEN / 3);
  }
  end.abort();
  await Promise.all(typing);
  return { read, suggestions };
}

interface Typing {
  origin: string;
  client: number;
  end: AbortSignal;
  suggestions: number[];
}

/** Types one sentence after the other; a letter gives up what was asked for the one before. */
async function type({ origin, client, end, suggestions }: Typing): Promise<void> {
  await wait((BETWEEN * client) / 20);
  for (let turn = client; !end.aborted; turn += 1) {
    const sentence = SENTENCES[turn % SENTENCES.length]!;
    for (let length = 1; length <= sentence.length && !end.aborted; length += 1) {
      const letter = new AbortController();
      const q = encodeURIComponent(sentence.slice(0, length));
      const asked = took(`${origin}/api/suggest?lang=nl&q=${q}`, letter.signal).then(
        (time) => suggestions.push(time),
        () => undefined,
      );
      await wait(BETWEEN);
      letter.abort();
      await asked;
    }
  }
}

async function took(url: string, signal?: AbortSignal): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { ...(signal && { signal }) });
  await answer.arrayBuffer();
  return performance.now() - started;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
