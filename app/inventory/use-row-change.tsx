import { href, useFetcher } from 'react-router'
import { type RowChange, STAY_PARAM, statusAfter } from './row-change.ts'

/** Changes one row without leaving the page. Whoever asks with the same id sees the same change on its way. */
export function useRowChange(id: string) {
  const { data, state, formData, submit } = useFetcher<RowChange>({ key: `row ${id}` })
  return {
    /** What came of the last change. */
    change: data ?? null,
    busy: state !== 'idle',
    /** The status that the row will have once the change on its way has been made. */
    expected: data?.outcome === 'failed' ? null : statusAfter(formData),
    submit(fields: Record<string, string>) {
      const action = href('/dashboard/propiedades')
      void submit({ ...fields, id, [STAY_PARAM]: '1' }, { method: 'post', action, flushSync: true })
    },
  }
}
