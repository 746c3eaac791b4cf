import { DeskHead } from "../parts/desk-head";
import { useAddress } from "../parts/use-address";
import { ImportDetail } from "./import-detail";
import { PastImports } from "./past-imports";
import { importTexts as texts } from "./texts";
import { UploadBox } from "./upload-box";

/** /admin/imports: upload, and past imports; with ?import=7 that one. The address survives a reload. */
export function Screen() {
  const [params, change] = useAddress();
  const chosen = /^\d{1,15}$/.exec(params.get("import") ?? "")?.[0];
  const open = (id: number) => change({ import: String(id), show: "", reason: "" });

  if (chosen !== undefined) {
    return <ImportDetail key={chosen} id={Number(chosen)} onBack={() => change({ import: "", show: "", reason: "" })} />;
  }
  return (
    <>
      <DeskHead title={texts.title} lead={texts.lead} />
      <UploadBox onUploaded={open} />
      <PastImports onOpen={open} />
    </>
  );
}
