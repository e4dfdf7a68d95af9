/** A slow line or a hidden tab must not keep the page waiting for ever. */
const START_LIMIT_MS = 1500

/** Addresses in `data-modules`, the entry first. */
const [entry = '', ...others] = document.currentScript?.dataset.modules?.split(' ') ?? []
let isStarted = false

/**
 * Loads the page's modules side by side once everything else is on the screen, so that they do not compete
 * with it: as `modulepreload` in the head they cost one to three points of Lighthouse's mobile performance,
 * right after the first paint up to one. Two frames and 50 ms after `load` the last picture is painted too.
 * Whoever touches the page earlier gets them at once.
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
