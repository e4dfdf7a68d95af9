import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findCircles, findForbiddenImports, readImportGraph } from './import-graph.ts'

const graphOf = (sources: Record<string, string>) => readImportGraph(new Map(Object.entries(sources)))

describe('the import graph', () => {
  it('resolves relative and # imports, also of types and lazy imports', () => {
    const graph = graphOf({
      'site/a.tsx': `import { b } from './b.ts'\nexport type { C } from '#kernel/c.ts'\nconst d = import('./d.ts')`,
      'site/b.ts': `// import { a } from './a.tsx'\nimport pg from 'pg'`,
      'site/d.ts': `import './b.ts'`,
      'kernel/c.ts': '',
    })
    expect(graph.get('site/a.tsx')).toEqual(['site/b.ts', 'kernel/c.ts', 'site/d.ts'])
    expect(graph.get('site/b.ts')).toEqual([])
    expect(graph.get('site/d.ts')).toEqual(['site/b.ts'])
  })

  it('reports a cycle when a file imports itself indirectly', () => {
    const graph = graphOf({
      'site/a.ts': `import './b.ts'`,
      'site/b.ts': `import './c.ts'`,
      'site/c.ts': `import type { A } from './a.ts'`,
      'site/d.ts': `import './a.ts'`,
    })
    expect(findCircles(graph)).toEqual([['site/a.ts', 'site/b.ts', 'site/c.ts']])
  })

  it('reports imports upwards, and from one inside of a noun to one that does not come before it', () => {
    const graph = graphOf({
      'kernel/a.ts': `import '#platform/b.ts'`,
      'platform/b.ts': `import '#kernel/a.ts'`,
      'features/order/c.ts': `import '#features/voucher/d.ts'\nimport '#features/voucher/http/f.ts'`,
      'features/voucher/d.ts': `import './rules/e.ts'\nimport '#features/order/c.ts'`,
      'features/voucher/http/f.ts': '',
      'features/voucher/rules/e.ts': `import '#platform/b.ts'`,
    })
    expect(findForbiddenImports(graph)).toEqual([
      'kernel/a.ts imports platform/b.ts',
      'features/order/c.ts imports features/voucher/http/f.ts',
      'features/voucher/d.ts imports features/order/c.ts',
    ])
  })
})

describe('the tree', () => {
  const files = globSync(
    '{bench,content,db,features,i18n,kernel,kit,platform,scripts,server,site,supabase-api,test}/**/*.{ts,tsx,mjs}',
    { exclude: (name) => name === 'node_modules' },
  )
  const graph = readImportGraph(new Map(files.map((path) => [path, readFileSync(path, 'utf8')])))

  it('has no circular imports, types included', () => {
    expect(graph.size).toBeGreaterThan(1500)
    expect(findCircles(graph)).toEqual([])
  })

  it('imports only from lower layers', () => {
    const inProduction = [...graph].filter(([path]) => !/\.test\.tsx?$|-fixtures\.ts$|^db\/seed\//.test(path))
    expect(findForbiddenImports(new Map(inProduction))).toEqual([])
  })
})
