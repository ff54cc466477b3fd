import { Form, href, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { FileField } from '#app/ui/form/file-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { type FileResult, MOST_NAMED, REDIRECT_INTENTS } from './shown-redirects.ts'

type Props = { result: FileResult | { fault: string } | null; hasRedirects: boolean }

/** Many redirects at once: a CSV in and out, and what became of each line that was not taken. */
export function RedirectFile({ result, hasRedirects }: Props) {
  const busy = useNavigation().formData?.get('intent') === REDIRECT_INTENTS.file
  return (
    <section aria-labelledby="archivo" className={`${BOX} max-w-200`}>
      <BoxHead id="archivo" title="Muchas a la vez" />
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
        <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-[1.1rem]">
          <FileField
            name="file"
            label="Archivo CSV con las columnas «de» y «a»"
            required
            accept=".csv,.txt,text/csv"
            note="Lo que no se pueda leer se dice renglón por renglón y lo demás se guarda; el archivo corregido se puede enviar otra vez. Una dirección que ya está cambia por la del archivo."
          />
          <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
            {hasRedirects && (
              <a href={href('/dashboard/configuracion/direcciones.csv')} className={TEXT_LINK} download>
                Descargar la lista (CSV)
              </a>
            )}
            <SubmitButton
              intent={REDIRECT_INTENTS.file}
              busy={busy}
              label="Importar"
              busyLabel="Importando..."
              variant="outline"
            />
          </div>
        </Form>
        {result && !busy && ('fault' in result ? <FileFault text={result.fault} /> : <FileOutcome {...result} />)}
      </div>
    </section>
  )
}

function FileFault({ text }: { text: string }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {text}
    </p>
  )
}

function FileOutcome({ added, changed, same, refused }: FileResult) {
  const rest = refused.length - MOST_NAMED
  return (
    <div role={refused.length > 0 ? 'alert' : 'status'} className="grid gap-2 text-sm">
      <p className={refused.length > 0 ? '' : 'text-ok'}>
        {formatCount(added)} agregadas, {formatCount(changed)} cambiadas, {formatCount(same)} ya estaban
        {refused.length > 0 && `, ${formatCount(refused.length)} no se pudieron guardar`}.
      </p>
      {refused.length > 0 && (
        <ul className="grid gap-1 text-danger">
          {refused.slice(0, MOST_NAMED).map(({ line, sentence }) => (
            <li key={line} className="wrap-anywhere">
              {`Renglón ${formatCount(line)}: ${sentence}`}
            </li>
          ))}
          {rest > 0 && <li>Y otros {formatCount(rest)} renglones.</li>}
        </ul>
      )}
    </div>
  )
}
