import { JSDOM } from 'jsdom';
import { quickenDom } from './quick-dom.mjs';

const TAGS = [
  'div',
  'span',
  'p',
  'a',
  'button',
  'h1',
  'ul',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'label',
  'select',
]
  .concat([
    'option',
    'textarea',
    'fieldset',
    'legend',
    'details',
    'summary',
    'template',
    'section',
    'svg',
    'img',
  ])
  .concat([
    'output',
    'meter',
    'progress',
    'script',
    'style',
    'datalist',
    'dl',
    'dt',
    'dd',
    'form',
    'pre',
    'video',
  ]);
const PAGE = `
  ${TAGS.map((tag) => `<${tag}></${tag}><${tag} hidden></${tag}>`).join('')}
  <dialog>closed</dialog><dialog open>open</dialog>
  <input><input type="hidden" id="secret"><input type="checkbox" hidden>
  <div style="display: none"><b></b></div><div hidden style="display: flex"></div>
  <div style="visibility: hidden"><p><i></i><i style="visibility: visible"></i></p></div>
  <label for="name">Name</label><label for="name">Again</label><input id="name">
  <label for="">Nothing</label><label for="missing">Missing</label><label for="text">Not a field</label><p id="text"></p>
  <label for="secret">Secret</label><label>Around <b><textarea></textarea></b><input></label>
  <label for="amount">Amount</label><output id="amount"></output><button id="both">Both</button><label for="both"></label>`;

type Answers = unknown[];

const answersOf = (isQuick: boolean): Answers => {
  const { window } = new JSDOM(PAGE);
  if (isQuick) quickenDom(window);
  const all = [...window.document.querySelectorAll<HTMLElement>('*')];
  const placeOf = (element: Element | null) => all.findIndex((each) => each === element);
  return all.map((element) => {
    const style = window.getComputedStyle(element);
    return [
      element.outerHTML.slice(0, 60),
      style.display,
      style.getPropertyValue('display'),
      style.visibility,
      style.getPropertyValue('visibility'),
      style.color,
      style.getPropertyValue('cursor'),
      'control' in element && placeOf(element.control as Element | null),
      'labels' in element &&
        element.labels &&
        [...(element.labels as NodeList)].map((label) => placeOf(label as Element)),
    ];
  });
};

it('answers the same as jsdom', () => {
  expect(answersOf(true)).toEqual(answersOf(false));
});

it('follows a change of an element', () => {
  const { window } = new JSDOM('<p><label for="a">A</label><input id="a"></p>');
  quickenDom(window);
  const [paragraph, label, input] = ['p', 'label', 'input'].map((tag) =>
    window.document.querySelector(tag),
  );
  const shown = () => window.getComputedStyle(paragraph as Element).display;
  expect([shown(), [...((input as HTMLInputElement).labels ?? [])]]).toEqual(['block', [label]]);
  (paragraph as HTMLElement).hidden = true;
  (input as HTMLElement).id = 'b';
  expect([shown(), [...((input as HTMLInputElement).labels ?? [])]]).toEqual(['none', []]);
});
