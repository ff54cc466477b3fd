import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { type PhotoList, type PhotoListChange, changeList, copiesSaid, isBusy, listOf, photosIn } from './photo-list.ts'
import { placeOf } from './photo-item.ts'
import { turnedBy, untouched } from '#app/photos/photo-edit.ts'

const START = listOf([photo('a', 'Fachada'), photo('b'), photo('c', 'Patio')])

describe('photos are sorted', () => {
  test.each([
    ['b', 0, 'bac', 'Foto 1 de 3'],
    ['a', 2, 'bca', 'Foto 3 de 3, Fachada'],
    ['a', -5, 'abc', 'Foto 1 de 3, Fachada'],
    ['a', Number.POSITIVE_INFINITY, 'bca', 'Foto 3 de 3, Fachada'],
    ['c', Number.NEGATIVE_INFINITY, 'cab', 'Foto 1 de 3, Patio'],
  ])('%s moved to %d gives %s and an announcement of its position', (id, to, order, said) => {
    const list = changeList(START, { kind: 'move', id, to })
    expect(idsIn(list)).toBe(order)
    expect(list.said).toBe(said)
  })

  test('without losing any photo', () => {
    const move = fc.record({
      kind: fc.constant('move' as const),
      id: fc.constantFrom('a', 'b', 'c', 'none'),
      to: fc.integer(),
    })
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        expect([...idsIn(moves.reduce(changeList, START))].toSorted().join('')).toBe('abc')
      }),
    )
  })
})

test('files stay in the order in which they were chosen, whichever upload ends first', () => {
  const list = [
    add('1', '2'),
    stored('2', 'e'),
    { kind: 'progress', id: '1', progress: 0.5 } as const,
    stored('1', 'd'),
  ].reduce(changeList, START)
  expect(idsIn(list)).toBe('abcde')
  expect(list.said).toBe('Fotos listas: 5')
})

test('a removed picture can be restored once, to its position with its text and edit', () => {
  const edit = turnedBy(untouched({ width: 3, height: 2 }), 'right')
  const edited = listOf([photo('a'), { ...photo('b', 'Andén'), made: { edit, original: photo('o') } }, photo('c')])
  const gone = changeList(edited, { kind: 'remove', id: 'b' })
  expect(gone).toMatchObject({ removed: { at: 1 }, said: 'Foto quitada. Quedan 2.' })
  const back = changeList(gone, { kind: 'put back' })
  expect(back.items).toEqual(edited.items)
  expect(back).toMatchObject({ removed: null, said: 'Foto 2 de 3, Andén' })
  expect(changeList(back, { kind: 'put back' })).toBe(back)
  expect(changeList(changeList(START, add('1')), { kind: 'remove', id: '1' }).removed).toBeNull()
  const again = [add('1'), stored('1', 'b')].reduce(changeList, gone)
  expect(idsIn(changeList(again, { kind: 'put back' })), 'it was chosen again').toBe('acb')
})

test('an edit from before the page was reloaded can still be undone', () => {
  const edit = turnedBy(untouched({ width: 3, height: 2 }), 'right')
  const list = listOf([{ ...photo('b'), made: { edit, original: photo('o') } }])
  expect(list.items).toMatchObject([{ edit, original: photo('o') }])
  expect(idsIn(changeList(list, { kind: 'undo', id: 'b' }))).toBe('o')
})

test('the form has only the stored pictures and their texts', () => {
  const list = [
    add('1', '2'),
    { kind: 'describe', id: '1', alt: '  Andenes ' } as const,
    { kind: 'failed', id: '2', message: 'No se pudo' } as const,
    { kind: 'describe', id: 'a', alt: '   ' } as const,
    stored('1', 'd'),
  ].reduce(changeList, START)
  expect(photosIn(list).map(({ photoId, alt }) => [photoId, alt])).toEqual([
    ['a', null],
    ['b', null],
    ['c', 'Patio'],
    ['d', 'Andenes'],
  ])
  expect(photosIn(list)[3]).toMatchObject({ key: 'properties/1_d.jpg', width: 3, height: 2 })
})

test('a failed file keeps its position and is retried there', () => {
  const failed = [add('1', '2'), { kind: 'failed', id: '1', message: 'No se pudo' } as const].reduce(changeList, START)
  const file = { id: '1', alt: '', name: '1.jpg', edit: null, was: null }
  expect(failed.items[3]).toEqual({ ...file, state: 'failed', message: 'No se pudo' })
  const again = changeList(failed, { kind: 'retry', id: '1' })
  expect(again.items[3]).toEqual({ ...file, state: 'sending', progress: null })
  expect([isBusy(START), isBusy(failed), isBusy(again)]).toEqual([false, true, true])
})

test('a picture that is in the list already is not added again', () => {
  const list = [add('1'), stored('1', 'b')].reduce(changeList, START)
  expect(idsIn(list)).toBe('abc')
})

test('refused files are listed until other files are chosen', () => {
  const list = [add('1'), { kind: 'refused', id: '1', message: '1.jpg no es una imagen válida' } as const].reduce(
    changeList,
    START,
  )
  expect(list.items).toHaveLength(3)
  expect(list.refused).toEqual(['1.jpg no es una imagen válida'])
  expect(changeList(list, { kind: 'add', files: [], refused: ['y'] }).refused).toEqual(['y'])
})

test('removing a photo announces how many remain', () => {
  const list = changeList(START, { kind: 'remove', id: 'b' })
  expect(idsIn(list)).toBe('ac')
  expect(list.said).toBe('Foto quitada. Quedan 2.')
})

test('events of a removed or stored photo change nothing', () => {
  for (const change of [
    { kind: 'progress', id: 'none', progress: 1 },
    { kind: 'failed', id: 'a', message: 'x' },
    { kind: 'retry', id: 'a' },
  ] as const)
    expect(changeList(START, change)).toEqual(START)
})

test('a file that is being sent is named by its file name', () => {
  expect(placeOf(changeList(START, add('1')).items, '1')).toBe('Foto 4 de 4, 1.jpg')
})

test('the number of equal photos is shown until other files are chosen', () => {
  let list = changeList(START, add('1', '2', '3'))
  list = changeList(list, stored('1', 'x'))
  expect(copiesSaid(list)).toEqual([])
  list = changeList(changeList(list, stored('2', 'x')), stored('3', 'x'))
  expect(copiesSaid(list)).toEqual(['3 fotos iguales: se guarda una'])
  expect(idsIn(list)).toBe(`${idsIn(START)}x`)
  expect(copiesSaid(changeList(list, add('4')))).toEqual([])
})

describe('an edited photo', () => {
  const TURNED = turnedBy(untouched({ width: 3, height: 2 }), 'right')
  const sent = changeList(START, { kind: 'edit', id: 'a', name: 'a.jpg', edit: TURNED })
  const arrived = changeList(sent, stored('a', 'd'))

  test('replaces the previous photo and keeps its text once it has arrived', () => {
    expect(photosIn(sent), 'until then the form holds the one before').toEqual(photosIn(START))
    expect(isBusy(sent)).toBe(true)
    expect(photosIn(arrived).map(({ photoId, alt }) => [photoId, alt])).toEqual([
      ['d', 'Fachada'],
      ['b', null],
      ['c', 'Patio'],
    ])
    expect(arrived.items[0]).toMatchObject({ id: 'a', edit: TURNED, original: { photoId: 'a' } })
  })

  test('can be undone to the photo before the first edit, after any number of edits', () => {
    const twice = [{ kind: 'edit', id: 'a', name: 'a.jpg', edit: TURNED } as const, stored('a', 'e')].reduce(
      changeList,
      arrived,
    )
    expect(idsIn(twice)).toBe('ebc')
    for (const list of [arrived, twice]) {
      const undone = changeList(list, { kind: 'undo', id: 'a' })
      expect(undone.items).toEqual(START.items)
      expect(undone.said).toBe('Foto 1 de 3, Fachada. Como estaba.')
    }
  })

  test('whose edit fails keeps its stored photo and text; the edit can be dropped or retried', () => {
    const failed = changeList(changeList(sent, { kind: 'failed', id: 'a', message: 'No se pudo' }), {
      kind: 'describe',
      id: 'a',
      alt: 'Andén',
    })
    expect(photosIn(failed)[0]).toMatchObject({ photoId: 'a', alt: 'Andén' })
    expect(changeList(failed, { kind: 'retry', id: 'a' }).items[0]).toMatchObject({ state: 'sending', edit: TURNED })
    const left = changeList(failed, { kind: 'leave', id: 'a' })
    expect(left.items[0]).toMatchObject({ state: 'stored', alt: 'Andén', photo: { photoId: 'a' }, edit: null })
  })

  test('whose second edit is dropped has the result of the first edit', () => {
    const again = changeList(arrived, {
      kind: 'edit',
      id: 'a',
      name: 'a.jpg',
      edit: untouched({ width: 3, height: 2 }),
    })
    expect(changeList(again, { kind: 'leave', id: 'a' }).items).toEqual(arrived.items)
  })

  test('whose edit is refused stays unchanged', () => {
    const refused = changeList(sent, { kind: 'refused', id: 'a', message: 'a.jpg no es una imagen válida' })
    expect(refused.items).toEqual(START.items)
    expect(refused.refused).toEqual(['a.jpg no es una imagen válida'])
  })

  test('that is equal to another of the list is stored once, with a notice', () => {
    const twin = changeList(sent, stored('a', 'b'))
    expect(idsIn(twin)).toBe('bc')
    expect(copiesSaid(twin)).toEqual(['2 fotos iguales: se guarda una'])
  })

  test('that did not change is not a copy of itself', () => {
    const same = changeList(sent, stored('a', 'a'))
    expect(idsIn(same)).toBe('abc')
    expect(copiesSaid(same)).toEqual([])
  })

  test('does not appear twice if it is undone after the same photo was added again', () => {
    const chosen = [add('1'), stored('1', 'a')].reduce(changeList, arrived)
    expect(idsIn(chosen)).toBe('dbca')
    expect(idsIn(changeList(chosen, { kind: 'undo', id: 'a' }))).toBe('bca')
  })

  test('that was never stored unedited has nothing to undo', () => {
    const fresh = [add('1'), { kind: 'edit', id: '1', name: '1.jpg', edit: TURNED } as const, stored('1', 'd')].reduce(
      changeList,
      START,
    )
    expect(fresh.items[3]).toMatchObject({ edit: TURNED, original: null })
    expect(changeList(fresh, { kind: 'undo', id: '1' }).items).toEqual(fresh.items)
    const again = [{ kind: 'edit', id: '1', name: '1.jpg', edit: TURNED } as const, stored('1', 'e')].reduce(
      changeList,
      fresh,
    )
    expect(again.items[3]).toMatchObject({ original: null })
  })
})

function photo(photoId: string, alt: string | null = null): FieldPhoto {
  return { photoId, alt, key: `properties/1_${photoId}.jpg`, width: 3, height: 2 }
}

function add(...ids: string[]): PhotoListChange {
  return { kind: 'add', files: ids.map((id) => ({ id, name: `${id}.jpg` })), refused: [] }
}

function stored(id: string, photoId: string): PhotoListChange {
  return { kind: 'stored', id, photo: photo(photoId) }
}

function idsIn(list: PhotoList): string {
  return list.items.map((item) => (item.state === 'stored' ? item.photo.photoId : '?')).join('')
}
