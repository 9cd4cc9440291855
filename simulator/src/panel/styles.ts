export const panelStyles = `
#panel { font: 14px/1.45 system-ui, -apple-system, "Noto Sans CJK SC", "Noto Sans", sans-serif; color: #1d2330; background: #fff;
  border-left: 1px solid #d5d9e2; height: 100vh; display: flex; flex-direction: column; overflow: hidden }
#panel * { box-sizing: border-box }
#panel header { padding: 14px 18px 10px; border-bottom: 1px solid #e3e6ed; display: flex; flex-direction: column; gap: 10px }
#panel h1 { font-size: 15px; margin: 0; display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap }
#panel h1 small { font-weight: 400; color: #667085; font-size: 12px }
#panel .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
#panel button, #panel select, #panel input, #panel textarea { font: inherit; color: inherit; border: 1px solid #c6ccd8;
  border-radius: 6px; background: #fff; padding: 4px 10px; min-height: 32px }
#panel button { cursor: pointer } #panel button:hover { background: #f2f4f8 }
#panel :focus-visible { outline: 2px solid #2563eb; outline-offset: 1px }
#panel label { display: flex; gap: 6px; align-items: center }
#panel input[type=checkbox] { min-height: 0; width: 16px; height: 16px }
#panel .note { padding: 8px 12px; border-radius: 6px; background: #fff4d6; display: flex; gap: 12px; align-items: center }
#panel .note.bad { background: #fde7e7; white-space: pre-wrap }
#panel .note[hidden] { display: none }
#panel [role=tablist] { display: flex; gap: 2px; padding: 0 14px; border-bottom: 1px solid #e3e6ed; flex: none }
#panel [role=tab] { border: 0; border-bottom: 2px solid transparent; border-radius: 0; padding: 9px 10px; background: none;
  color: #556; white-space: nowrap }
#panel [role=tab][aria-selected=true] { border-color: #2563eb; color: #1d2330; font-weight: 600 }
#panel [role=tab] em { font-style: normal; font-size: 12px; color: #667085; margin-left: 4px }
#panel [role=tab] em.bad { color: #c01818; font-weight: 600 }
#panel [role=tabpanel] { flex: 1; overflow: auto; padding: 0 0 24px }
#panel td small { display: block; color: #667085 }
#panel [role=tabpanel] p { margin: 0; padding: 12px 18px; color: #667085 }
#panel table { border-collapse: collapse; width: 100%; font-size: 13px; table-layout: fixed }
#panel th { position: sticky; top: 0; background: #f6f7fa; text-align: left; font-weight: 600; color: #556 }
#panel td, #panel th { padding: 5px 8px; border-bottom: 1px solid #eef0f4; vertical-align: top; overflow-wrap: anywhere }
#panel td:first-child, #panel th:first-child { padding-left: 18px }
#panel .n { text-align: right; font-variant-numeric: tabular-nums }
#panel td.n { white-space: nowrap }
#panel tr.bad td { background: #fdf0f0 } #panel tr.warn td { background: #fff9e8 } #panel tr.here td { font-weight: 600 }
#panel pre { margin: 0; white-space: pre-wrap; font: 12px/1.5 ui-monospace, Menlo, "Noto Sans Mono", "Noto Sans CJK SC", monospace }
#panel summary { cursor: pointer; color: #556 }
#panel .fields { display: grid; grid-template-columns: minmax(120px, 170px) 1fr; gap: 8px 14px; padding: 14px 18px;
  align-items: center }
#panel .fields > label { color: #334 }
#panel .fields input:not([type=checkbox]), #panel .fields select { width: 100%; max-width: 460px }
#panel .fields .changed { font-weight: 600; color: #1d4ed8 }
#panel .fields [aria-invalid=true] { border-color: #c01818; background: #fdf0f0 }
@media (max-width: 900px) { #stand { padding: 0 8px } }
`
