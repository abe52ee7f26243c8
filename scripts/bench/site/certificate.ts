import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A certificate for this machine alone, made for one run and never stored. */
export interface Certificate {
  key: string;
  cert: string;
  /** Hash of its public key, by which a browser can be made to trust it. */
  fingerprint: string;
}

export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const { publicKey } = new X509Certificate(cert);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(der).digest('base64') };
}
