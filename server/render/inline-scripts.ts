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

/**
 * Loads the page's module after the first paint, so that it does not compete with it. In a hidden tab,
 * where nothing is painted, a timer does.
 */
export function startScript(entry: string): string {
  return `(function(d,w){var o=0;function g(){if(o)return;o=1;var s=d.createElement('script');s.type='module';s.src=${JSON.stringify(entry)};d.head.appendChild(s)}w.requestAnimationFrame(function(){w.setTimeout(g)});w.setTimeout(g,1500)})(document,window)`
}
