import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import { type Measured, startProgram } from './process.ts'

/** The path of nginx; null if it is not installed. On Debian its folder may be missing from PATH. */
export function findNginx(): string | null {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']) {
    const path = join(folder, 'nginx')
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      continue
    }
  }
  return null
}

/** Control for the page measures: nginx in one process, which serves these bytes from a file. */
export async function startNginx(program: string, bytes: Buffer): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'page.html'), bytes)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const server = await startProgram(program, args, { port, ready: '/page.html' })
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  return `daemon off; master_process off; pid ${folder}/pid;
    events { worker_connections 256; }
    http { access_log off; keepalive_requests 1000000; sendfile on; tcp_nodelay on; open_file_cache max=10;
      default_type text/html; ${paths.join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}; } }`
}
