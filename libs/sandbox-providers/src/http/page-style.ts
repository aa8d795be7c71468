export const PAGE_STYLE = `
:root { --ink: #1b1f2a; --soft: #5a6173; --line: #d8dce6; --brand: #1f3a5f; --page: #f3f4f8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: 8px 16px; background: #fff3cd; color: #594300; text-align: center; font-size: 14px; }
main { max-width: 460px; margin: 24px auto; padding: 24px; background: #fff; border: 1px solid var(--line); border-radius: 14px; }
main.wide { max-width: 1100px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 10px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
td form { display: flex; gap: 6px; }
td select, td button { min-height: 34px; padding: 4px 10px; font: inherit; border: 1px solid #8a91a3; border-radius: 8px; background: #fff; }
a { color: var(--brand); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 20px; padding: 14px 16px; background: var(--page); border-radius: 10px; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
dd.amount { font-weight: 700; font-size: 18px; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
label.card { display: grid; grid-template-columns: 20px 1fr; gap: 0 10px; align-items: start; padding: 10px 12px; border: 1px solid var(--line); border-radius: 10px; margin-bottom: 8px; cursor: pointer; }
label.card:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
label.card input { margin: 4px 0 0; accent-color: var(--brand); }
.number { font-variant-numeric: tabular-nums; letter-spacing: .03em; }
.description { display: block; color: var(--soft); font-size: 14px; }
summary { padding: 10px 0; cursor: pointer; color: var(--brand); font-weight: 600; }
.buttons { display: grid; gap: 10px; margin-top: 8px; }
button { min-height: 46px; padding: 10px 16px; font: inherit; font-weight: 600; color: var(--ink); background: #fff; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
button.main { color: #fff; background: var(--brand); border-color: var(--brand); }
button:hover { filter: brightness(.95); }
:focus-visible { outline: 3px solid #6ea8fe; outline-offset: 2px; }
input[type=text] { width: 100%; min-height: 46px; padding: 8px 12px; font: inherit; font-size: 20px; letter-spacing: .2em; border: 1px solid #8a91a3; border-radius: 10px; margin: 6px 0 12px; }
.error { padding: 10px 12px; background: #fdecec; color: #8a1c1c; border-radius: 10px; }
@media (min-width: 480px) { .buttons.three { grid-template-columns: 1fr 1fr; } .buttons.three .main { grid-column: 1 / -1; } }
@media (max-width: 500px) { main { margin: 0; border: 0; border-radius: 0; } }
`;
