import { sampleFiles, zipOf } from '../sample-files.ts'
import type { SeededRandom } from './seeded-random.ts'

const NAMES = [
  'rechnung.pdf.exe',
  'plan.exe',
  'plan.pdf\u0000.exe',
  'a\r\nContent-Type: text/html\r\n\r\n<b>.exe',
  '../../server/main.js',
  'C:\\windows\\system32\\calc.exe',
  '\u202Efdp.exe',
  'a"; filename="b.pdf"; x=".exe',
  `${'ä'.repeat(5000)}.exe`,
  '.htaccess',
  'seite.html',
  'bild.svg',
  'archiv.zip',
  'makro.docm',
  'x.pdf.',
  'CON',
]

/** Files with misleading names, or harmful to whoever opens them. */
const DISGUISED: [name: string, make: () => Buffer][] = [
  ['rechnung.pdf', sampleFiles.exe],
  ['rechnung.pdf', sampleFiles.html],
  ['bild.png', sampleFiles.svg],
  ['bild.jpg', sampleFiles.zip],
  ['brief.docx', sampleFiles.jar],
  ['brief.docx', bombed],
  ['tabelle.ods', bombed],
  ['brief.docx', () => zipOf({ '[Content_Types].xml': '<Types/>', '../../evil': 'x' })],
  ['notiz.txt', sampleFiles.exe],
  ['liste.csv', () => Buffer.concat([Buffer.from('a;b\n'), Buffer.alloc(100)])],
  // A GIF that is also JavaScript, and an archive with a GIF header and a document's name.
  ['bild.pdf', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//')],
  ['brief.docx', () => Buffer.concat([sampleFiles.gif(), sampleFiles.docx()])],
  ['leer.pdf', () => Buffer.alloc(0)],
  ['kurz.png', () => Buffer.from([0x89, 0x50])],
  ['mitte.pdf', () => sampleFiles.pdf().subarray(3)],
]

let bomb: Buffer | undefined
/** Cached, because packing is slow. */
function bombed(): Buffer {
  bomb ??= sampleFiles.bomb()
  return bomb
}

export function hostileFile(dice: SeededRandom): { filename: string; content: Buffer } {
  if (dice.chance(0.35)) return { filename: dice.pick(NAMES), content: sampleFiles.exe() }
  if (dice.chance(0.15))
    return { filename: 'zufall.pdf', content: Buffer.concat([Buffer.from('x'), dice.bytes(300)]) }
  const [filename, make] = dice.pick(DISGUISED)
  return { filename, content: make() }
}
