/** Load anyway on slow connections and in hidden tabs. */
const START_LIMIT_MS = 1500

/** Addresses from `data-modules`, entry first. */
const [entry = '', ...others] = document.currentScript?.dataset.modules?.split(' ') ?? []
let isStarted = false

/**
 * Loads the modules after the last paint (`load`, two frames, 50 ms) or on the first interaction. `modulepreload` in
 * the head costs 1 to 3 Lighthouse mobile points, loading right after first paint up to 1.
 */
function loadModules(): void {
  if (isStarted) return
  isStarted = true
  append('script', { type: 'module', src: entry })
  for (const href of others) append('link', { rel: 'modulepreload', href })
}

function append(name: 'script' | 'link', attributes: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

addEventListener('load', () => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadModules, 50)))
})
addEventListener('pointerdown', loadModules)
addEventListener('keydown', loadModules)
setTimeout(loadModules, START_LIMIT_MS)
