import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { captures, findBrokenReferences, readKnownReferences } from './references.ts'

const FOLDERS =
  'bench,content,db,docs,drawings,features,i18n,kernel,kit,platform,public,scripts,server,site,supabase-api,test'
const SOURCES = ['*.{md,ts}', '.env.example', `{${FOLDERS}}/**/*.{ts,tsx,mjs,py,css,sql,md}`]
/** Contain the searched patterns. */
const OWN_FILES = new Set(['scripts/references.ts', 'scripts/references.test.ts', 'docs/specification.md'])
const DECISIONS = readdirSync('docs/decisions')

const known = readKnownReferences(readFileSync('docs/specification.md', 'utf8'), DECISIONS)

describe('a reference', () => {
  const found = (line: string) => findBrokenReferences('some/file.ts', `first line\n${line}`, known)

  it.each(['SPEC §4, RULING 12', 'ADR-014', 'RFC 9110, section 13.1.2', 'an address'])(
    'may be «%s»',
    (line) => {
      expect(found(line)).toEqual([])
    },
  )

  it.each(['SPEC §10', 'SPEC §', 'RULING 30', 'RULING 0', 'ADR-000'])(
    'fails as «%s», which names nothing',
    (line) => {
      expect(found(line)).toEqual([`some/file.ts:2: "${line}" does not resolve`])
    },
  )

  it.each([
    'decision 12',
    'Decision 002',
    'ruling 9',
    'the specification',
    'specification, section 8',
    'section 5',
    '§ 4',
    '§4',
    'issue 2',
    'ADR 14',
    'ADR-14',
    'ADR-0014',
    '(011)',
    'docs/decisions/004',
    'conformance map, A3',
    '(A10)',
    '(design, picture 07)',
  ])('fails as «%s», which is another form', (line) => {
    expect(found(`// ${line}`).join()).toContain('some/file.ts:2')
  })
})

describe('the tree', () => {
  const files = globSync(SOURCES, { exclude: (name) => name === 'node_modules' }).filter(
    (path) => !OWN_FILES.has(path),
  )

  it('has only references that resolve', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((path) => findBrokenReferences(path, readFileSync(path, 'utf8'), known))).toEqual([])
  })

  const documents = files
    .concat('docs/specification.md')
    .filter((path) => path.endsWith('.md') && !path.startsWith('content/'))

  it('has only links in documents that resolve to a file and a heading', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'bench/README.md', 'docs/operations.md']))
    expect(documents.flatMap(brokenLinks)).toEqual([])
  })

  it('names only paths and commands in documents that are there', () => {
    expect(documents.flatMap((path) => [...missingPaths(path), ...missingCommands(path)])).toEqual([])
  })

  it('has 29 rulings and nine sections to refer to', () => {
    expect([known.sections.size, known.rulings.size]).toEqual([9, 29])
  })

  it.each(DECISIONS)('%s has its number as title and states when to revisit it', (file) => {
    const text = readFileSync(join('docs/decisions', file), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`))
    expect(text).toMatch(/^\*\*When to revisit[:.]\*\* \S/m)
  })
})

function brokenLinks(path: string): string[] {
  return captures(readFileSync(path, 'utf8'), /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(path, link))
    .map((link) => `${path}: ${link}`)
}

const QUOTED_PATH = new RegExp(`\`((?:${FOLDERS.replaceAll(',', '|')})/[^\`\\s]*)\``, 'g')

/** Quoted paths from the project's folder that nothing matches; words in capitals (`content/texts/PAGE.ts`) stand for names. */
function missingPaths(path: string): string[] {
  return captures(readFileSync(path, 'utf8'), QUOTED_PATH)
    .filter((quoted) => globSync(quoted.replaceAll(/\b[A-Z]{2,}\b/g, '*')).length === 0)
    .map((quoted) => `${path}: ${quoted}`)
}

const COMMANDS = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

function missingCommands(path: string): string[] {
  return captures(readFileSync(path, 'utf8'), /\bnpm run ([a-z:-]*[a-z])/g)
    .filter((command) => !COMMANDS.includes(command))
    .map((command) => `${path}: npm run ${command}`)
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? from : join(dirname(from), file)
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
}

/** GitHub's heading anchors. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
