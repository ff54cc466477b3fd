import { Form, href } from 'react-router'
import { LONGEST_PASTED } from '#app/forms/typed-search.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'

/** Parameter with the pasted message or code. */
export const CHAT_PARAM = 'ref'

/** Opens 'Nuevo prospecto' with what somebody pasted. */
export function newLeadPath(pasted: string): string {
  return `${href('/dashboard/prospectos/nuevo')}?${new URLSearchParams({ [CHAT_PARAM]: pasted })}`
}

/** Where staff paste a WhatsApp message or its code, and what the press on its link says. */
export function ChatBox({ chat }: { chat: { pasted: string; said: string } | null }) {
  return (
    <section aria-labelledby="de-whatsapp" className={BOX}>
      <BoxHead id="de-whatsapp" title="De un mensaje de WhatsApp" />
      <Form method="get" className={`${BOX_BODY} grid gap-3`}>
        <label htmlFor="referencia" className="text-sm text-ink-2">
          Pega el mensaje completo o su referencia: «Ref. PROP-001·K7F2».
        </label>
        <div className="flex flex-wrap gap-3">
          <textarea
            key={chat?.pasted}
            id="referencia"
            name={CHAT_PARAM}
            defaultValue={chat?.pasted}
            maxLength={LONGEST_PASTED}
            rows={2}
            aria-describedby={chat ? 'referencia-leida' : undefined}
            className={`${CONTROL} min-w-0 flex-1 basis-60 px-[.8rem] py-2`}
          />
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            Leer referencia
          </button>
        </div>
        <p id="referencia-leida" role="status" className={chat ? 'text-sm wrap-anywhere' : 'contents'}>
          {chat?.said}
        </p>
      </Form>
    </section>
  )
}
