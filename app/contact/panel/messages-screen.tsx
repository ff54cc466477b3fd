import { Form, Link, href } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import type { MessageCounts, MessageRow } from './message.ts'
import { MessageList } from './message-list.tsx'
import { RejectedMessages } from './rejected-messages.tsx'
import {
  FILTER_LABELS,
  FILTER_PARAM,
  MESSAGE_FILTERS,
  type MessageFilter,
  SEARCH_PARAM,
  messageQuery,
} from './message-query.ts'

type Props = {
  messages: readonly MessageRow[]
  counts: MessageCounts
  filter: MessageFilter
  search: string
  page: number
  pages: number
  rejected: { count: number; until: string } | null
}

const EMPTY: Record<MessageFilter, { title: string; why: string }> = {
  todos: { title: 'No hay mensajes', why: 'Lo que escriban en la página de contacto aparecerá aquí.' },
  pendiente: { title: 'No hay mensajes sin responder', why: 'Todos los que llegaron están respondidos.' },
  nuevo: { title: 'No hay mensajes nuevos', why: 'Todo lo que ha llegado ya se abrió.' },
  leido: { title: 'No hay mensajes leídos', why: 'Aquí quedan los que ya se abrieron y esperan respuesta.' },
  respondido: { title: 'No hay mensajes respondidos', why: 'Marca un mensaje como respondido y quedará aquí.' },
  spam: { title: 'No hay spam', why: 'Lo sospechoso se aparta aquí en lugar de perderse.' },
}

const NOT_FOUND = { title: 'No se encontraron mensajes', why: 'Prueba con otro nombre, correo, teléfono o palabra.' }

/** Messages of visitors, newest first. */
export function MessagesScreen({ messages, counts, filter, search, page, pages, rejected }: Props) {
  const address = href('/dashboard/mensajes')
  const { title, why } = search ? NOT_FOUND : EMPTY[filter]
  return (
    <>
      <div className={SECTION_HEAD}>
        <div className="flex flex-wrap items-center gap-x-4">
          <h1>Mensajes</h1>
          <Link to={href('/dashboard/prospectos')} className={TEXT_LINK}>
            Prospectos
          </Link>
        </div>
        <MessageSearch filter={filter} search={search} />
      </div>
      <RejectedMessages rejected={rejected} />
      <nav aria-label="Estado de los mensajes" className="flex flex-wrap gap-2">
        {MESSAGE_FILTERS.map((option) => (
          <Link
            key={option}
            to={address + messageQuery(option, search)}
            aria-current={option === filter ? 'page' : undefined}
            className={PILL_LINK}
          >
            {FILTER_LABELS[option]} <span className="num">{counts[option]}</span>
          </Link>
        ))}
      </nav>
      <h2 className="sr-only">{FILTER_LABELS[filter]}</h2>
      {messages.length > 0 ? (
        <div className={`${BOX} overflow-clip`}>
          <MessageList messages={messages} />
        </div>
      ) : (
        <PanelEmpty title={title}>{why}</PanelEmpty>
      )}
      <Pager page={page} pages={pages} addressOf={(to) => address + messageQuery(filter, search, to)} />
    </>
  )
}

/** Search form of the messages. */
function MessageSearch({ filter, search }: { filter: MessageFilter; search: string }) {
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
