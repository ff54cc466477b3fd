import { describe, expect, test, vi } from 'vitest'
import { type SearchDraft, draftAfter, draftAt, draftStore, continuesTyping } from './search-draft.ts'

type Values = { search: string; type: string }

const SAID: Values = { search: '', type: 'bodega' }
/** Typed on the page 'one', with two requests on their way. */
const DRAFT: SearchDraft<Values> = {
  values: { ...SAID, search: 'huinala' },
  isTyped: true,
  on: 'one',
  requested: ['?search=huin', '?search=huinala'],
}
const here = (key: string, requested?: string) => ({ key, state: requested === undefined ? null : { requested } })

describe('what the controls show', () => {
  test('is what the URL says where nothing was typed', () => {
    expect(draftAt(here('one'), null, SAID)).toEqual({ values: SAID, isTyped: false, on: 'one', requested: [] })
  })

  test.each([
    ['the page on which it was typed', here('one')],
    ['the answer to a first request', here('two', '?search=huin')],
    ['the answer to the last request', here('two', '?search=huinala')],
  ])('is what was typed on %s', (_, page) => {
    expect(draftAt(page, DRAFT, SAID)).toBe(DRAFT)
  })

  test.each([
    ['a link', here('two')],
    ['a step back to an earlier request', here('two', '?search=hui')],
  ])('is what the URL says after %s', (_, page) => {
    expect(draftAt(page, DRAFT, SAID)).toEqual({ values: SAID, isTyped: false, on: 'two', requested: [] })
  })
})

describe('on a page that has come', () => {
  test('an answer leaves the draft, and what was asked for after it', () => {
    expect(draftAfter(here('two', '?search=huin'), DRAFT)).toEqual({
      ...DRAFT,
      on: 'two',
      requested: ['?search=huinala'],
    })
    expect(draftAfter(here('two', '?search=huinala'), DRAFT)).toEqual({ ...DRAFT, on: 'two', requested: [] })
  })

  test('so a step back to the answered request is not taken for its answer', () => {
    const answered = draftAfter(here('two', '?search=huinala'), DRAFT)
    expect(draftAt(here('one'), answered, SAID).values).toBe(SAID)
    expect(draftAt(here('three', '?search=huin'), answered, SAID).values).toBe(SAID)
  })

  test('nothing of it is left after a link, and all of it where it was typed on that page already', () => {
    expect(draftAfter(here('two'), DRAFT)).toBeNull()
    expect(draftAfter(here('one'), DRAFT)).toBe(DRAFT)
  })
})

test.each([
  ['the list as it begins', '', null, true],
  ['what was typed', '?search=m', { requested: '?search=m', isTyped: true }, true],
  ['a later page', '?page=2', null, false],
  ['a choice', '?type=bodega', { requested: '?type=bodega', isTyped: false }, false],
])('typing goes on from %s without a step: %s, %j: %s', (_, query, state, isPassed) =>
  expect(continuesTyping(query, state)).toBe(isPassed),
)

test('who watches is told of each draft that is kept, until nobody watches', () => {
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
