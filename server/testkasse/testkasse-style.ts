import { createHash } from 'node:crypto'

export const testkasseStyle = `
@font-face{font-family:Archivo;src:url(/fonts/archivo-var.woff2) format("woff2");font-weight:400 660;font-display:swap}
@font-face{font-family:"Archivo Sign";src:url(/fonts/archivo-sign.woff2) format("woff2");font-weight:600;font-display:swap}
:root{color-scheme:light dark;
--paper:#f3f6f4;--raised:#fff;--sunk:#e6edea;--ink:#0f2423;--ink-2:#455b5b;--hair:#c2cfcb;--rule:#0f2423;
--yellow:#ffc914;--on-yellow:#14201a;--error:#b5161f;--error-bg:#fdecec;--focus:#1462a8;
--sans:Archivo,"Helvetica Neue",Helvetica,Arial,sans-serif;--sign:"Archivo Sign","Archivo Narrow","Helvetica Neue",Arial,sans-serif;
--pad:clamp(20px,3.4vw,52px);--gap:clamp(16px,1.7vw,24px);--rhombus:polygon(50% 0,100% 50%,50% 100%,0 50%)}
@media (prefers-color-scheme:dark){:root{--paper:#0b151b;--raised:#122029;--sunk:#081015;--ink:#eaf1ef;--ink-2:#a5b8ba;--hair:#2a3c45;--rule:#5d747c;--error:#ff8f8a;--error-bg:#2b1417;--focus:#ffc914}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 var(--sans);font-variant-numeric:lining-nums;-webkit-font-smoothing:antialiased}
h1,h2,p,ol,ul,dl,dd,fieldset{margin:0;padding:0}ol,ul{list-style:none}fieldset{border:0;min-width:0}legend{padding:0}
button,input,select{font:inherit;color:inherit}img,svg{display:block}
a{color:inherit;text-decoration-thickness:1.5px;text-underline-offset:.22em}
h1{font-size:clamp(2.375rem,1.3rem + 4.1vw,4.75rem);line-height:1;letter-spacing:-.034em;font-weight:600;text-wrap:balance}
h2,legend{font-size:clamp(1.25rem,1.13rem + .5vw,1.5rem);line-height:1.18;letter-spacing:-.022em;font-weight:600}
p{text-wrap:pretty}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:12px;z-index:9;background:var(--yellow);color:var(--on-yellow);padding:12px 16px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.mut{color:var(--ink-2)}.s{font-size:.9375rem;line-height:1.5}.num{font-variant-numeric:tabular-nums lining-nums}
.w{padding-inline:var(--pad);max-width:1280px;margin-inline:auto}
.band{background:var(--yellow);color:var(--on-yellow);font-weight:600;font-size:.9375rem}
.band p{padding-block:11px}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:8px 28px;min-height:76px;padding-block:10px}
.logo{display:flex;align-items:center;gap:11px;font-weight:600;font-size:1.3125rem;letter-spacing:-.03em;margin-right:auto}
.logo svg{width:31px;height:21px}
.steps{display:flex;flex-wrap:wrap;gap:4px 22px;font-size:.9375rem;color:var(--ink-2)}
.steps li{display:flex;align-items:center;gap:9px}
.steps li::before{content:"";width:16px;height:11px;background:var(--ink-2);clip-path:var(--rhombus)}
.steps [aria-current]{color:var(--ink);font-weight:600}
.steps [aria-current]::before{background:var(--ink)}
main{padding-block:clamp(28px,4vw,64px) clamp(64px,8vw,124px)}main:focus{outline:0}
footer{padding-block:20px 28px}footer p{border-top:1px solid var(--hair);padding-top:20px}
.lead{font-size:clamp(1.1875rem,1.06rem + .52vw,1.4375rem);line-height:1.42;max-width:34em;margin-top:18px}
.cols{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:48px clamp(32px,6vw,96px);margin-top:clamp(32px,4vw,56px);align-items:start}
.order{border:1.5px solid var(--rule);background:var(--raised);padding:22px 24px 18px;grid-column:2;grid-row:1}
.order li{display:grid;grid-template-columns:56px 1fr auto;gap:4px 14px;align-items:center;padding:14px 0;border-bottom:1px solid var(--hair)}
.order img,.order .none{width:56px;height:56px;background:#dfe8e4;object-fit:cover}
.order .none{display:grid;place-items:center}.order .none::before{content:"";width:26px;height:17px;background:#455b5b;clip-path:var(--rhombus)}
.order .t{font-weight:600;line-height:1.3;overflow-wrap:anywhere;hyphens:auto}.order .d{display:block;font-weight:400}
.total{display:flex;justify-content:space-between;gap:16px;align-items:baseline;padding-top:16px;font-weight:600;font-size:1.25rem}
form{grid-column:1;grid-row:1;display:grid;gap:40px}
.box{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:22px var(--gap)}
.box>*{grid-column:1/-1}.box legend{float:left;width:100%;border-top:1.5px solid var(--rule);padding-top:14px}
.box .z{grid-column:span 2}.box .o{grid-column:span 4}
.f{display:grid;gap:7px;align-content:start}.f label{font-weight:600;font-size:.9375rem;line-height:1.35}
.f .hint{font-size:.8125rem;line-height:1.45;color:var(--ink-2)}.opt{font-weight:400;color:var(--ink-2)}
.in{width:100%;min-height:52px;padding:12px 14px;background:var(--raised);border:1.5px solid var(--ink-2);border-radius:0;appearance:none;line-height:1.4}
.in:hover{border-color:var(--ink)}.in:focus{outline:3px solid var(--focus);outline-offset:1px;border-color:var(--ink)}
select.in{padding-right:40px;background-image:linear-gradient(45deg,transparent 50%,var(--ink-2) 50%),linear-gradient(-45deg,transparent 50%,var(--ink-2) 50%);background-size:7px 7px;background-position:right 23px center,right 16px center;background-repeat:no-repeat}
.in[aria-invalid=true]{border:2px solid var(--error);background-color:var(--error-bg)}
.msg{display:flex;gap:9px;align-items:flex-start;font-size:.9375rem;line-height:1.4;color:var(--error);font-weight:500}
.msg svg{flex:none;width:18px;height:18px;margin-top:1px}
.ck{display:grid;grid-template-columns:26px 1fr;gap:12px;align-items:start;line-height:1.45}
.f .ck label{padding-block:1px;font-weight:400;font-size:1.0625rem}
.ck input{appearance:none;width:24px;height:24px;margin:0;border:1.5px solid var(--ink-2);background:var(--raised);cursor:pointer;position:relative}
.ck input:checked{background:var(--yellow);border-color:#14201a}
.ck input:checked::after{content:"";position:absolute;left:7px;top:2px;width:8px;height:14px;border:solid #14201a;border-width:0 2.6px 2.6px 0;rotate:42deg}
.ck input[aria-invalid=true]{border:2px solid var(--error);background-color:var(--error-bg)}
.alert{display:grid;grid-template-columns:26px 1fr;gap:4px 14px;border:2px solid var(--error);background:var(--error-bg);padding:20px 24px;grid-column:1/-1}
.alert svg{width:26px;height:26px;color:var(--error)}.alert h2{font-size:1.125rem;letter-spacing:-.01em}.alert ul,.alert p{grid-column:2}
.alert li{padding:3px 0}
.acts{display:flex;flex-wrap:wrap;gap:22px 24px;align-items:center;justify-content:space-between}
.sign{--tip:26px;position:relative;isolation:isolate;display:inline-flex;align-items:center;gap:18px;min-height:56px;padding:8px calc(var(--tip) + 18px) 8px 20px;color:var(--on-yellow);font:600 1.1875rem/1.12 var(--sign);text-decoration:none;text-align:left;border:0;background:none;cursor:pointer;transition:translate 240ms cubic-bezier(.2,.7,.2,1)}
.sign::before,.sign::after{content:"";position:absolute;inset:0;z-index:-1;clip-path:polygon(0 0,calc(100% - var(--tip)) 0,100% 50%,calc(100% - var(--tip)) 100%,0 100%);background:var(--yellow)}
.sign::after{inset:-1.5px -2.05px -1.5px -1.5px;z-index:-2;background:#14201a;clip-path:polygon(0 0,calc(100% - var(--tip) - 1.4px) 0,100% 50%,calc(100% - var(--tip) - 1.4px) 100%,0 100%)}
.sign small{font:inherit;font-size:1.0625rem;font-variant-numeric:tabular-nums;margin-left:auto;padding-left:6px;white-space:nowrap}
.sign:hover{translate:6px 0}
.sign--lg{min-height:72px;font-size:1.5rem;--tip:34px}
.sign--l{padding:8px 20px 8px calc(var(--tip) + 18px)}.sign--l::before{clip-path:polygon(var(--tip) 0,100% 0,100% 100%,var(--tip) 100%,0 50%)}
.sign--l::after{inset:-1.5px -1.5px -1.5px -2.05px;clip-path:polygon(calc(var(--tip) + 1.4px) 0,100% 0,100% 100%,calc(var(--tip) + 1.4px) 100%,0 50%)}.sign--l:hover{translate:-6px 0}
.sign--sm{min-height:44px;font-size:1.0625rem;--tip:20px}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 24px;border:1.5px solid var(--ink);background:transparent;color:var(--ink);font-weight:500;cursor:pointer;transition:background 120ms,color 120ms}
.btn:hover{background:var(--ink);color:var(--paper)}
.try{border:1.5px dashed var(--ink-2);padding:20px 24px 24px;display:grid;gap:14px}.try .acts{justify-content:flex-start;gap:14px}
.end{margin-top:32px}
@media (max-width:900px){.cols{grid-template-columns:minmax(0,1fr)}.order,form{grid-column:1;grid-row:auto}}
@media (max-width:480px){.order{padding-inline:16px}.box .z,.box .o{grid-column:1/-1}.acts>*{width:100%}.sign--lg{font-size:1.25rem;--tip:26px}.order li{grid-template-columns:44px 1fr;gap:4px 12px}.order li>.num{grid-column:2}.order img,.order .none{width:44px;height:44px}}
@media (forced-colors:active){.sign{border:2px solid ButtonText}.ck input{appearance:auto}}
@media (prefers-reduced-motion:reduce){*{transition-duration:.01ms!important}}
`

/** Content hash for immutable caching. */
export const testkasseStylePath = `/testkasse/style-${createHash('sha256').update(testkasseStyle).digest('hex').slice(0, 12)}.css`
