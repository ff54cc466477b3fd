import { Form, Link, href, useNavigation } from 'react-router'
import { whoDid } from '#app/activity/activity-entry.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import {
  DOSSIER_INTENTS,
  type DossierControl,
  FILE_CONTROL,
  FILE_KINDS,
  FILE_KIND_LABELS,
  FILE_RULES,
  type FileLine,
  MOST_FILES,
  REMOVE_PARAM,
} from './dossier.ts'
import { ACCEPTED_FILES, MAX_FILE_MB } from './private-file.ts'

type Props = { propertyId: string; files: readonly FileLine[]; refusal: Refusal<DossierControl> | null }

/** The private files of a property, the newest first. */
export function FilesSection({ propertyId, files, refusal }: Props) {
  return (
    <section aria-labelledby="archivos" className={BOX}>
      <BoxHead id="archivos" title="Archivos">
        <span className="num text-xs whitespace-nowrap text-ink-3">
          {files.length} de {MOST_FILES}
        </span>
      </BoxHead>
      <FileForm key={files[0]?.id ?? ''} refusal={refusal} />
      {files.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {files.map((file) => (
            <FileItem key={file.id} propertyId={propertyId} file={file} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FileForm({ refusal }: Pick<Props, 'refusal'>) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === DOSSIER_INTENTS.addFile
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className={`${BOX_BODY} grid gap-3`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      <FieldAlerts value={true}>
        <SelectField
          label="Clase de archivo"
          options={FILE_KINDS}
          labels={FILE_KIND_LABELS}
          none="Elige una"
          {...controlsOfForm(FILE_RULES, refusal)('kind')}
        />
        <FileField
          name={FILE_CONTROL}
          label="Archivo"
          required
          accept={ACCEPTED_FILES}
          note={`PDF, JPG, PNG o WebP. Hasta ${MAX_FILE_MB} MB.`}
          error={refusal?.errors[FILE_CONTROL] ?? null}
        />
      </FieldAlerts>
      <SubmitButton
        intent={DOSSIER_INTENTS.addFile}
        busy={busy}
        label="Subir archivo"
        busyLabel="Subiendo..."
        className="justify-self-end max-sm:w-full"
      />
    </Form>
  )
}

function FileItem({ propertyId, file }: { propertyId: string; file: FileLine }) {
  const { timeZone } = useAgency()
  const { id, kind, name, bytes, createdAt, author } = file
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className={`${ROW_TITLE} font-semibold`}>{name}</h3>
        <p className={ROW_NOTE}>
          {FILE_KIND_LABELS[kind]}&nbsp;· <span className="num">{formatBytes(bytes)}</span>&nbsp;·{' '}
          {whoDid({ userName: author })}&nbsp;·{' '}
          <time dateTime={createdAt} className="num min-[19rem]:whitespace-nowrap">
            {formatMoment(timeZone, createdAt)}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <a
          href={href('/property/:propertyId/expediente/:fileId', { propertyId, fileId: id })}
          aria-label={`Descargar ${name}`}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <PanelIcon name="download" />
          Descargar
        </a>
        <Link
          to={`?${REMOVE_PARAM}=${id}`}
          preventScrollReset
          aria-label={`Eliminar ${name}`}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          Eliminar
        </Link>
      </div>
    </li>
  )
}
