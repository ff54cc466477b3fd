import { describe, expect, test, vi } from 'vitest'
import { type SearchDraft, draftAfter, draftAt, draftStore, continuesTyping } from './search-draft.ts'

type Values = { search: string; type: string }

const SAID: Values = { search: '', type: 'bodega' }
/** Typed on the page 'one', with two pending requests. */
const DRAFT: SearchDraft<Values> = {
  values: { ...SAID, search: 'huinala' },
  isTyped: true,
  on: 'one',
  requested: ['?search=huin', '?search=huinala'],
}
const here = (key: string, requested?: string) => ({ key, state: requested === undefined ? null : { requested } })

describe('the values of the controls', () => {
  test('come from the URL if nothing was typed', () => {
    expect(draftAt(here('one'), null, SAID)).toEqual({ values: SAID, isTyped: false, on: 'one', requested: [] })
  })

  test.each([
    ['the page on which it was typed', here('one')],
    ['the answer to a first request', here('two', '?search=huin')],
    ['the answer to the last request', here('two', '?search=huinala')],
  ])('are the typed ones on %s', (_, page) => {
    expect(draftAt(page, DRAFT, SAID)).toBe(DRAFT)
  })

  test.each([
    ['a link', here('two')],
    ['a step back to an earlier request', here('two', '?search=hui')],
  ])('come from the URL after %s', (_, page) => {
    expect(draftAt(page, DRAFT, SAID)).toEqual({ values: SAID, isTyped: false, on: 'two', requested: [] })
  })
})

describe('on the page that has loaded', () => {
  test('an answer keeps the draft and the later requests', () => {
    expect(draftAfter(here('two', '?search=huin'), DRAFT)).toEqual({
      ...DRAFT,
      on: 'two',
      requested: ['?search=huinala'],
    })
    expect(draftAfter(here('two', '?search=huinala'), DRAFT)).toEqual({ ...DRAFT, on: 'two', requested: [] })
  })

  test('a step back to an answered request is not mistaken for its answer', () => {
    const answered = draftAfter(here('two', '?search=huinala'), DRAFT)
    expect(draftAt(here('one'), answered, SAID).values).toBe(SAID)
    expect(draftAt(here('three', '?search=huin'), answered, SAID).values).toBe(SAID)
  })

  test('a link discards the draft, but a draft that was typed on this page stays', () => {
    expect(draftAfter(here('two'), DRAFT)).toBeNull()
    expect(draftAfter(here('one'), DRAFT)).toBe(DRAFT)
  })
})

test.each([
  ['the list as it begins', '', null, true],
  ['what was typed', '?search=m', { requested: '?search=m', isTyped: true }, true],
  ['a later page', '?page=2', null, false],
  ['a choice', '?type=bodega', { requested: '?type=bodega', isTyped: false }, false],
])('typing continues from %s without a new history entry: %s, %j: %s', (_, query, state, isPassed) =>
  expect(continuesTyping(query, state)).toBe(isPassed),
)

test('a listener is called for each saved draft until it is removed', () => {
  const store = draftStore<Values>()
  const listener = vi.fn<() => void>()
  const leave = store.watch(listener)
  expect(store.read()).toBeNull()
  store.save(DRAFT)
  expect([store.read(), listener.mock.calls.length]).toEqual([DRAFT, 1])
  leave()
  store.save(null)
  expect([store.read(), listener.mock.calls.length]).toEqual([null, 1])
})
