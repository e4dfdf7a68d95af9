export { default as addressScript } from './repair-address.ts?browser-script'
export { default as languageScript } from './apply-stored-language.ts?browser-script'
export { default as moduleScript } from './load-modules.ts?browser-script'
