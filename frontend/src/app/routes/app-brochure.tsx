export { Brochure as Screen } from "@/features/brochure/brochure";
