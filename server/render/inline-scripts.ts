import {
  LANGUAGE_COOKIE,
  LANGUAGE_HINT_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE_KEY,
} from '#i18n/detect-language.ts'
import { LANGUAGES } from '#i18n/languages.ts'

/**
 * Runs in `<head>` before anything is painted. The server cannot see local and session storage; when they
 * name another language than the page has (and neither query nor cookie decides), a hint cookie tells the
 * server and the page is asked for once more, hidden meanwhile. With cookies blocked the hint does not
 * stick: then no reload, and the page switches after hydration (`data-language`).
 */
export const languageScript = `(function(d,w){function l(v){v=String(v||'').toLowerCase().split(/[-_]/)[0];return ${JSON.stringify(LANGUAGES)}.indexOf(v)<0?'':v}function c(n){var m=d.cookie.match('(?:^|; )'+n+'=([^;]*)');return m?l(m[1]):''}function s(k){try{return l(w[k].getItem('${LANGUAGE_STORAGE_KEY}'))}catch(e){return''}}function r(){d.documentElement.style.visibility='hidden';w.location.reload()}try{var h='${LANGUAGE_HINT_COOKIE}',e=d.documentElement,q=l(new URLSearchParams(w.location.search).get('${LANGUAGE_QUERY}'));if(q){try{w.localStorage.setItem('${LANGUAGE_STORAGE_KEY}',q)}catch(x){}return}if(c('${LANGUAGE_COOKIE}'))return;var v=s('localStorage')||s('sessionStorage'),o=c(h);if(!v){if(o){d.cookie=h+'=;path=/;max-age=0';if(!c(h))r()}return}if(v===l(e.lang))return;d.cookie=h+'='+v+';path=/;samesite=lax';if(o!==v&&c(h)===v)r();else e.dataset.language=v}catch(x){}})(document,window)`

/** A slow line or a hidden tab must not keep the page waiting for ever. */
const START_LIMIT_MS = 1500

/**
 * Loads the page's modules side by side once everything else is on the screen, so that they do not compete
 * with it: as `modulepreload` in the head they cost one to three points of Lighthouse's mobile performance,
 * right after the first paint up to one. Two frames and 50 ms after `load` the last picture is painted too.
 * Whoever touches the page earlier gets them at once.
 */
export function startScript(entry: string, modules: string[]): string {
  const others = modules.filter((module) => module !== entry)
  return `(function(d,w){var o=0;function a(t,p){var e=d.createElement(t);for(var k in p)e[k]=p[k];d.head.appendChild(e)}function g(){if(o)return;o=1;a('script',{type:'module',src:${JSON.stringify(entry)}});${JSON.stringify(others)}.forEach(function(h){a('link',{rel:'modulepreload',href:h})})}w.addEventListener('load',function(){w.requestAnimationFrame(function(){w.requestAnimationFrame(function(){w.setTimeout(g,50)})})});['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,g)});w.setTimeout(g,${START_LIMIT_MS})})(document,window)`
}

/**
 * Makes the address of a path that the route table cannot read (a line break, an escape that is none) one that it can,
 * as the server did (`page-routes.ts`), before the page's modules read it. Only such pages carry it.
 */
export const readableAddressScript =
  "try{if(!/^.*$/.test(decodeURIComponent(location.pathname)))throw 0}catch(x){history.replaceState(null,'',location.pathname.replaceAll('%','%25'))}"
