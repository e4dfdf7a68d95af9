import { build, type Plugin } from 'vite'
import 'vitest/config'

const QUERY = '?browser-script'

/** `?browser-script` imports the bundled, minified text in every mode. The CSP hashes this exact text. */
export const browserScripts: Plugin = {
  name: 'browser-scripts',
  enforce: 'pre',
  // Its key for the cached module has the importing file alone, not what the script is made of.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith(QUERY) ? false : null)),
  load: {
    filter: { id: /\?browser-script$/ },
    async handler(id) {
      const { code, sources } = await compile(id.slice(0, -QUERY.length))
      for (const source of sources) this.addWatchFile(source)
      return `export default ${JSON.stringify(code)}`
    },
  },
}

async function compile(file: string): Promise<{ code: string; sources: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${file} is not one script`)
  return { code: chunk.code.trim(), sources: chunk.moduleIds }
}
