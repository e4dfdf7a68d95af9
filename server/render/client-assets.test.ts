import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readClientAssets } from './client-assets.ts'

test('names every module that a page needs, once, so that they load side by side', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/style.css'), 'p{margin:0}\n')
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
      '_deep.js': { file: 'assets/deep.js' },
      'app/routes/shop/shop-page.tsx': { file: 'assets/shop.js', imports: ['_shared.js', '_grid.js'] },
      '_grid.js': { file: 'assets/grid.js', imports: ['app/entry.client.tsx'] },
    }),
  )
  const assets = readClientAssets(folder)
  expect(assets.entry).toBe('/assets/entry.js')
  expect(assets.css).toBe('p{margin:0}')
  expect(assets.modulesOf('app/routes/shop/shop-page.tsx').sort()).toEqual(
    ['/assets/deep.js', '/assets/grid.js', '/assets/shared.js', '/assets/shop.js'].sort(),
  )
})
