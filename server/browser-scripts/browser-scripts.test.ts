import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import departureScript from '#platform/payments/testkasse/report-departure.ts?browser-script'
import { addressScript, languageScript, moduleScript } from './browser-scripts.ts'

describe('every script', () => {
  it.each(Object.entries({ addressScript, departureScript, languageScript, moduleScript }))(
    '%s leaves no global name, and cannot end the element it stands in',
    (_, script) => {
      const scope = aWindow()
      const names = Object.keys(scope)
      runInNewContext(script, scope)
      expect(Object.keys(scope)).toEqual(names)
      expect(script).not.toMatch(/<\/|<!--|\n/)
    },
  )
})

describe('the language', () => {
  it('in local storage is requested once, with the page hidden meanwhile', () => {
    const page = aWindow({ lang: 'de-CH', stored: 'fr' })
    runInNewContext(languageScript, page)
    expect([page.document.cookie, page.reloads(), page.document.documentElement.style.visibility]).toEqual([
      'lng-hint=fr',
      1,
      'hidden',
    ])
  })

  it('does not reload when the server knows the language', () => {
    const page = aWindow({ lang: 'de-CH', stored: 'fr', cookie: 'lng-hint=fr' })
    runInNewContext(languageScript, page)
    expect([page.reloads(), page.document.documentElement.dataset['language']]).toEqual([0, 'fr'])
  })

  it('waits for the page’s modules where cookies are blocked', () => {
    const page = aWindow({ lang: 'de-CH', stored: 'fr', cookiesBlocked: true })
    runInNewContext(languageScript, page)
    expect([page.reloads(), page.document.documentElement.dataset['language']]).toEqual([0, 'fr'])
  })

  it.each([
    ['a cookie decides', { cookie: 'a=b; i18next=de' }],
    ['the page has it already', { lang: 'fr-CH' }],
    ['the address decides', { search: '?lng=de' }],
    ['we do not speak it', { stored: 'rm' }],
  ])('stays where %s', (_, facts) => {
    const page = aWindow({ lang: 'de-CH', stored: 'fr', ...facts })
    runInNewContext(languageScript, page)
    expect([page.reloads(), page.document.documentElement.dataset['language']]).toEqual([0, undefined])
  })

  it('of the address is stored', () => {
    const page = aWindow({ search: '?lng=it-CH', stored: 'fr' })
    runInNewContext(languageScript, page)
    expect(page.localStorage.getItem('i18nextLng')).toBe('it')
  })

  it('hint is removed when the language is no longer stored', () => {
    const page = aWindow({ lang: 'fr-CH', cookie: 'lng-hint=fr' })
    runInNewContext(languageScript, page)
    expect([page.document.cookie, page.reloads()]).toEqual(['', 1])
  })
})

describe('an address that the route table cannot read', () => {
  it.each([
    ['/shop%', '/shop%25'],
    ['/shop%0A', '/shop%250A'],
    ['/sh%C3%B6p', '/sh%C3%B6p'],
  ])('%s becomes %s', (pathname, expected) => {
    const page = aWindow({ pathname })
    runInNewContext(addressScript, page)
    expect(page.location.pathname).toBe(expected)
  })
})

describe('the page’s modules', () => {
  const dataset = { modules: '/entry.js /site.js /home.js' }
  const added = [
    { name: 'script', type: 'module', src: '/entry.js' },
    { name: 'link', rel: 'modulepreload', href: '/site.js' },
    { name: 'link', rel: 'modulepreload', href: '/home.js' },
  ]

  it('wait until the last picture is painted', () => {
    const page = aWindow({ dataset })
    runInNewContext(moduleScript, page)
    expect(page.added).toEqual([])
    page.fire('load')
    expect([page.timers.at(-1)?.ms, page.added]).toEqual([50, []])
    page.timers.at(-1)?.run()
    expect(page.added).toEqual(added)
  })

  it.each(['pointerdown', 'keydown'])('load at once with a %s, and only once', (name) => {
    const page = aWindow({ dataset })
    runInNewContext(moduleScript, page)
    page.fire(name)
    for (const { run } of page.timers) run()
    expect(page.added).toEqual(added)
  })

  it('load after a timeout when the page never finishes loading', () => {
    const page = aWindow({ dataset })
    runInNewContext(moduleScript, page)
    expect(page.timers.map(({ ms }) => ms)).toEqual([1500])
    page.timers[0]?.run()
    expect(page.added).toEqual(added)
  })
})

describe('the checkout button', () => {
  const dataset = { session: 'abc', visit: '1' }

  it('is notified that its page was left', () => {
    const page = aWindow({ dataset })
    runInNewContext(departureScript, page)
    page.fire('pagehide')
    expect(page.beacons).toEqual(['/testkasse/abc/departure?visit=1'])
  })

  it('is not notified when a button was pressed', () => {
    const page = aWindow({ dataset })
    runInNewContext(departureScript, page)
    page.fire('submit')
    page.fire('pagehide')
    expect(page.beacons).toEqual([])
  })

  it('counts a restore from the back/forward cache as a new visit', async () => {
    const page = aWindow({ dataset })
    runInNewContext(departureScript, page)
    page.fire('submit')
    page.fire('pageshow', { persisted: true })
    await setImmediate()
    page.fire('pagehide')
    expect(page.beacons).toEqual(['/testkasse/abc/departure?visit=2'])
  })
})

function aWindow({
  lang = 'de-CH',
  stored = '',
  cookie = '',
  cookiesBlocked = false,
  search = '',
  pathname = '/',
  dataset = {} as Record<string, string>,
} = {}) {
  const listeners: [string, (event: unknown) => void][] = []
  const added: object[] = []
  const beacons: string[] = []
  const timers: { run: () => void; ms: number }[] = []
  const kept = new Map(stored ? [['i18nextLng', stored]] : [])
  let reloads = 0
  const addEventListener = (name: string, listener: (event: unknown) => void) => {
    listeners.push([name, listener])
  }
  const location = { search, pathname, reload: () => void reloads++ }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const scope = {
    URLSearchParams,
    location,
    localStorage: storage,
    sessionStorage: { getItem: () => null },
    navigator: { sendBeacon: (url: string) => beacons.push(url) },
    history: {
      replaceState: (_state: null, _title: string, path: string) => void (location.pathname = path),
    },
    addEventListener,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    requestAnimationFrame: (run: () => void) => run(),
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ visit: 2 }) }),
    document: {
      documentElement: { lang, dataset: {} as Record<string, string>, style: { visibility: '' } },
      currentScript: { dataset },
      head: { append: (element: object) => added.push(element) },
      createElement: (name: string) => ({ name }),
      querySelector: () => ({ addEventListener }),
      get cookie() {
        return cookie
      },
      set cookie(text: string) {
        if (!cookiesBlocked) cookie = /max-age=0/.test(text) ? '' : (text.split(';')[0] ?? '')
      },
    },
    added,
    beacons,
    timers,
    reloads: () => reloads,
    fire: (name: string, event: object = {}) => {
      for (const [known, listener] of listeners) if (known === name) listener(event)
    },
  }
  return Object.assign(scope, { window: scope })
}
