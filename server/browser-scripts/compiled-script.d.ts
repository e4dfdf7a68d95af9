/** A script of this folder as one minified text for a browser; `browser-script-plugin.ts` makes it. */
declare module '*?browser-script' {
  const script: string
  export default script
}
