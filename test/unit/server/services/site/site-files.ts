import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The files of a site by name; strings and buffers are written as they are, anything else as JSON. */
export type SiteFiles = Record<string, unknown>;

export const every = (text: string) => ({ nl: text, fr: text, en: text, de: text });

const fallback = {
  sizeAdjust: 100,
  ascentOverride: 90,
  descentOverride: 25,
  lineGapOverride: 0,
};

export function sampleInfo() {
  return {
    name: 'Huis & Haard',
    siteEmail: 'info@huisenhaard.example',
    phone: '+3232345678',
    colours: {
      ink: '#101010',
      muted: '#505050',
      ground: '#f4f4f4',
      fill: '#e8e8e8',
      line: '#cccccc',
      paper: '#ffffff',
      primary: '#00457c',
      accent: '#ffd27f',
      alert: '#a02020',
    },
    fonts: {
      heading: { family: 'Kop', file: 'kop.woff2', weight: '400 700', fallback },
      text: { family: 'Lopend', file: 'lopend.woff2', weight: '400', fallback },
    },
    navigation: ['for-sale', 'for-rent'],
    footerPages: ['about'],
    offices: [
      {
        id: 1,
        name: every('Antwerpen'),
        street: every('Meir'),
        houseNumber: '1',
        zip: '2000',
        city: every('Antwerpen'),
        phone: '+3232345678',
        email: 'kantoor@huisenhaard.example',
      },
    ],
    legal: {
      companyName: 'Huis & Haard bv',
      companyNumber: '0123.456.789',
      vatNumber: 'BE 0123.456.789',
      professionalTitle: every('makelaar'),
      ipiNumber: '123456',
      institute: every('BIV'),
      recognitionCountry: every('België'),
      insurer: 'Verzekeraar',
      insurancePolicy: '1.234',
      ethicsCode: { label: every('plichtenleer'), url: { nl: 'https://code.example/' } },
    },
    labels: [
      { id: 1, name: every('Nieuw'), textColour: '#ffffff', backgroundColour: '#00457c' },
      { id: 3, name: every('Verkocht'), textColour: '#ffffff', backgroundColour: '#a02020' },
    ],
    soldDetailPages: true,
    list: {},
  };
}

export function samplePage(id: number, name: string, slug = name) {
  return {
    id,
    parentId: null as number | null,
    name,
    status: 'Published',
    params: {
      title: every(name),
      description: every(''),
      path: every(slug) as Partial<ReturnType<typeof every>>,
      modules: [
        { id: 1, relations: { type: 'text' }, sort: 1, content: { heading: name } } as SiteFiles,
      ],
    },
  };
}

/** A valid site; `change` may make it invalid. */
export function sampleFiles() {
  return {
    'site.json': sampleInfo(),
    'pages/about.json': samplePage(5, 'about', 'over-ons'),
    'pages/home.json': samplePage(1, 'home', 'start'),
    'pages/property.json': {
      ...samplePage(4, 'property'),
      params: { ...samplePage(4, 'x').params, path: {} },
    },
    'pages/rent.json': samplePage(3, 'for-rent', 'te-huur'),
    'pages/sale.json': samplePage(2, 'for-sale', 'te-koop'),
  };
}

export type SampleFiles = ReturnType<typeof sampleFiles>;

/** Runs `use` in a temporary folder with these files. */
export async function inFolder<T>(files: SiteFiles, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-site-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
      const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
      const text = isRaw ? content : JSON.stringify(content, null, 2);
      await writeFile(path.join(dir, name), text);
    }
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
