/** The page's CSP contains its hash. */
export const mailboxCss = `
@font-face{font-family:Archivo;src:url(/fonts/archivo-var.woff2) format("woff2");font-weight:400 660;font-display:swap}
:root{color-scheme:light dark;--paper:light-dark(#f3f6f4,#0b151b);--raised:light-dark(#fff,#122029);--ink:light-dark(#0f2423,#eaf1ef);--ink-2:light-dark(#455b5b,#a5b8ba);--hair:light-dark(#c2cfcb,#2a3c45);--rule:light-dark(#0f2423,#5d747c);--focus:light-dark(#1462a8,#ffc914)}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 Archivo,"Helvetica Neue",Helvetica,Arial,sans-serif}
main{max-width:70rem;padding:clamp(1.5rem,5vw,4rem) clamp(20px,3.4vw,52px)}
h1{margin:0 0 1.25rem;font-size:clamp(2rem,1.3rem + 3vw,3.25rem);font-weight:600;line-height:1.04;letter-spacing:-.034em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .75rem;font-size:1.25rem;font-weight:600;line-height:1.18;letter-spacing:-.022em}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible,iframe:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.lead{max-width:38em;color:var(--ink-2)}
.empty{border:1.5px dashed var(--rule);padding:2rem}
table{width:100%;margin-top:2rem;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{padding:.5rem 1rem .5rem 0;border-bottom:1.5px solid var(--rule);color:var(--ink-2);font-size:.8125rem;font-weight:400;text-align:left}
td{padding:.75rem 1rem .75rem 0;border-bottom:1px solid var(--hair);vertical-align:top;overflow-wrap:anywhere}
td a{display:inline-block;font-weight:600}
dl{margin:0;border-top:1.5px solid var(--rule)}
dl div{display:grid;grid-template-columns:8rem 1fr;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--hair)}
dt{color:var(--ink-2)}
dd{margin:0;overflow-wrap:anywhere}
ul{margin:0;padding:0;list-style:none}
iframe{box-sizing:border-box;width:100%;height:60rem;border:1.5px solid var(--rule);background:var(--raised)}
pre{margin:0;padding:1.25rem;border:1.5px solid var(--rule);background:var(--raised);font:inherit;font-size:.9375rem;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:760px){td,th{display:block;border:0;padding:.15rem 0}th{display:none}tr{display:block;padding:.75rem 0;border-bottom:1px solid var(--hair)}dl div{grid-template-columns:1fr;gap:0}}
`
