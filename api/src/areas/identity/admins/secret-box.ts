import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SecretBox = ReturnType<typeof createSecretBox>;

/** Encrypts short secrets for the database. What is sealed for one owner opens for nobody else. */
export function createSecretBox(key: Buffer) {
  return {
    seal(secret: Buffer, owner: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    /** null if it was sealed with another key, for another owner, or was changed since. */
    open(sealed: Buffer, owner: string): Buffer | null {
      const end = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(IV_BYTES, end));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(end)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
