import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { readClientAssets } from './client-assets.ts'

test('lists every module and style that a page needs, once, so that they load in parallel', () => {
  const { path: folder, remove } = makeTemporaryFolder('client')
  onTestFinished(remove)
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['site', 'grid', 'shop', 'home'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{margin:0}\n`)
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'site/entry.client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'], css: ['assets/site.css'] },
      '_deep.js': { file: 'assets/deep.js' },
      '_grid.js': { file: 'assets/grid.js', imports: ['site/entry.client.tsx'], css: ['assets/grid.css'] },
      'features/catalog/site/shop/shop-page.tsx': {
        file: 'assets/shop.js',
        imports: ['_shared.js', '_grid.js'],
        css: ['assets/shop.css', 'assets/grid.css'],
      },
      'site/routes/home/home-page.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
    }),
  )
  const assets = readClientAssets(folder)
  expect(assets.entry).toBe('/assets/entry.js')
  const shop = assets.of('features/catalog/site/shop/shop-page.tsx')
  expect(shop.modules.toSorted()).toEqual(
    ['deep', 'entry', 'grid', 'shared', 'shop'].map((name) => `/assets/${name}.js`),
  )
  expect(shop.css).toContain('.site{margin:0}')
  expect(shop.css).toContain('.shop{margin:0}')
  expect(shop.css.split('.grid{').length).toBe(2)
  expect(shop.css).not.toContain('.home')
  expect(shop.stylesheets).toContain('/assets/shop.css')
})
