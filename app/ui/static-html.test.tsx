import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { staticHtml } from './static-html.ts'

function Word({ word }: { word: string }) {
  return <b>{word}</b>
}

describe('HTML from data alone is the same as from React', () => {
  test.each([
    ['text', <p key="a">{`Tom & Jerry's "<b>" á ñ`}</p>],
    ['numbers, lists and nothing', <p key="a">{[1, ' de ', 0, null, undefined, false, true]}</p>],
    [
      'components and fragments',
      <div key="a">
        <Word word="uno" />
        <>
          <Word word="dos" />
        </>
      </div>,
    ],
    [
      'attributes',
      <label key="a" className={'a "b"'} htmlFor="c" data-on aria-hidden={false} hidden title={undefined}>
        Precio
        <input id="c" type="text" disabled required={false} aria-invalid={true} />
        <img alt="" width={12} height={8} loading="lazy" src="/a?b&c" />
      </label>,
    ],
    ['icons', <Icon key="a" name="pin" className="b" />],
  ])('%s', (_what, node) => {
    expect(staticHtml(node)).toBe(renderToStaticMarkup(node))
  })
})

describe('what would need React in the browser is refused', () => {
  test.each([
    ['a handler', <input key="a" aria-label="a" onChange={() => {}} />],
    ['a style', <p key="a" style={{ color: 'red' }} />],
    ['a promise', Promise.resolve('a')],
  ])('%s', (_what, node) => {
    expect(() => staticHtml(node)).toThrow(/static HTML/)
  })
})
