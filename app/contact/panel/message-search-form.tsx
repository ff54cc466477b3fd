import { Form, href } from 'react-router'
import { INPUT } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FILTER_PARAM, type MessageFilter, SEARCH_PARAM } from './message-query.ts'

/** Search form of the messages. */
export function MessageSearch({ filter, search }: { filter: MessageFilter; search: string }) {
  return (
    <Form
      key={search}
      role="search"
      method="get"
      action={href('/dashboard/mensajes')}
      className="relative min-w-0 max-lg:w-full lg:w-88"
    >
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-[.9rem] -translate-y-1/2 text-ink-3" />
      {filter !== 'todos' && <input type="hidden" name={FILTER_PARAM} value={filter} />}
      <input
        type="search"
        name={SEARCH_PARAM}
        defaultValue={search}
        enterKeyHint="search"
        maxLength={100}
        aria-label="Buscar mensajes"
        aria-keyshortcuts="/"
        placeholder="Buscar mensajes"
        className={`${INPUT} search-input pr-4 pl-[2.7rem]`}
      />
    </Form>
  )
}
