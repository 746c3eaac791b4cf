export { LazyBlogEditor as Screen } from "../lazy-blog-editor";
