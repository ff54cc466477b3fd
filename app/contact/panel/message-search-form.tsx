import { Form, href } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { FILTER_PARAM, type MessageFilter, SEARCH_PARAM } from './message-query.ts'

/** Search form of the messages. */
export function MessageSearch({ filter, search }: { filter: MessageFilter; search: string }) {
  return (
    <Form
      key={search}
      role="search"
      method="get"
      action={href('/dashboard/mensajes')}
      className="min-w-0 max-lg:w-full lg:w-88"
    >
      {filter !== 'todos' && <input type="hidden" name={FILTER_PARAM} value={filter} />}
      <SearchField
        name={SEARCH_PARAM}
        defaultValue={search}
        maxLength={LONGEST_SEARCH}
        aria-label="Buscar mensajes"
        aria-keyshortcuts="/"
        placeholder="Buscar mensajes"
      />
    </Form>
  )
}
