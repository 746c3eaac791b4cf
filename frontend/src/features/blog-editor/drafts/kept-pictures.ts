/** Chosen pictures by the id of their draft. They are too large for localStorage. */
const DATABASE = "sufra.blog-drafts";
const STORE = "pictures";

export async function keepPicture(draftId: string, file: File): Promise<void> {
  await inStore("readwrite", (store) => store.put(file, draftId));
}

/** Returns the picture that was chosen for a draft; null when it could not be kept. */
export async function keptPicture(draftId: string): Promise<File | null> {
  const kept: unknown = await inStore("readonly", (store) => store.get(draftId) as IDBRequest<unknown>);
  return kept instanceof File ? kept : null;
}

export async function dropPicture(draftId: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(draftId));
}

/** Null when the browser keeps nothing: it is too full, too private or too old for that. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's database failed"));
  });
}
