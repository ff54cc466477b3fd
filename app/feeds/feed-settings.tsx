import { useId } from 'react'
import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { FEEDS, FEED_FIELD, FEED_TEXTS, type Feed, type FeedAddress, type FeedIntent } from './feeds.ts'

type Props = { feeds: readonly FeedAddress[]; origin: string }

/** Configuración → Portales: each feed, on or off. */
export function FeedSettings({ feeds, origin }: Props) {
  return FEEDS.map((feed) => {
    const on = feeds.find((each) => each.feed === feed)
    return <FeedBox key={feed} feed={feed} address={on ? feedAddress(on, origin) : null} />
  })
}

function feedAddress({ feed, secret }: FeedAddress, origin: string): string {
  return `${origin}/feeds/${secret}/${FEED_TEXTS[feed].file}`
}

function FeedBox({ feed, address }: { feed: Feed; address: string | null }) {
  const [title, field] = [useId(), useId()]
  const { title: name, text } = FEED_TEXTS[feed]
  return (
    <section aria-labelledby={title} className={`${BOX} max-w-160`}>
      <BoxHead id={title} title={name} />
      <div className={`${BOX_BODY} grid gap-4`}>
        <p className="text-sm text-ink-2">
          {text} Lleva solo las propiedades disponibles, con lo que muestra su página.
          {address === null && ' Apagado: nadie puede leerlo.'}
        </p>
        {address !== null && (
          <div className={FIELD}>
            <label htmlFor={field} className={LABEL}>
              Dirección secreta
            </label>
            <input
              id={field}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
              className={`${INPUT} px-[.8rem] text-sm`}
            />
            <p className="text-sm text-ink-3">Dásela solo al portal. Con una dirección nueva, esta deja de servir.</p>
          </div>
        )}
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name={FEED_FIELD} value={feed} />
          {address === null ? (
            <IntentButton intent="turn-feed-on" text="Encender" what={name} />
          ) : (
            <>
              <IntentButton intent="renew-feed" text="Dirección nueva" what={name} />
              <IntentButton intent="turn-feed-off" text="Apagar" what={name} />
            </>
          )}
        </Form>
      </div>
    </section>
  )
}

/** `what`: the feed, for people who hear only the button. */
function IntentButton({ intent, text, what }: { intent: FeedIntent; text: string; what: string }) {
  return (
    <button type="submit" name="intent" value={intent} className={buttonClass({ variant: 'outline' })}>
      {text}
      <span className="sr-only">: {what}</span>
    </button>
  )
}
