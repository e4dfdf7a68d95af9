declare module '*?browser-script' {
  const script: string
  export default script
}
