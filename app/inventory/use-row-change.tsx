import { href, useFetcher } from 'react-router'
import { type RowChange, STAY_PARAM, statusAfter } from './row-change.ts'

/** Changes one row without a navigation. All components with the same id share the pending change. */
export function useRowChange(id: string) {
  const { data, state, formData, submit } = useFetcher<RowChange>({ key: `row ${id}` })
  return {
    /** Result of the last change. */
    change: data ?? null,
    busy: state !== 'idle',
    /** The status of the row after the pending change. */
    expected: data && !data.ok && data.refusal === 'failed' ? null : statusAfter(formData),
    submit(fields: Record<string, string>) {
      const action = href('/dashboard/propiedades')
      void submit({ ...fields, id, [STAY_PARAM]: '1' }, { method: 'post', action, flushSync: true })
    },
  }
}
